import { readFileSync, writeFileSync } from 'node:fs';
import type { TextLine } from '../../../functions/receipts/scan/reading.ts';

/**
 * A receipt's stored OCR result: its lines and labels, with every accepted value of each. Receipts of one `group` are of one
 * vendor.
 */
export type KeptReceipt = {
  set: string;
  group: string;
  vendors: string[];
  /** YYYY-MM-DD; none if the picture shows no date. */
  dates: string[];
  /** In the receipt's currency. */
  totals: number[];
  lines: TextLine[];
};

/** A line as [text, confidence, confidence of each word, left, top, width, height, slope]. */
type KeptLine = [string, number, number[], number, number, number, number, number];
type Kept = Omit<KeptReceipt, 'lines'> & { id: string; lines: KeptLine[] };

/** The files in data/; see its README. */
export const files = ['receipts.jsonl', 'photos.jsonl', 'photos-anew.jsonl'] as const;
export type KeptFile = (typeof files)[number];

/** The receipts of a file. */
export function kept(file: KeptFile): KeptReceipt[] {
  return written(file).map((receipt) => ({ ...receipt, lines: receipt.lines.map(toLine) }));
}

/** Replaces the lines of receipts, by picture name. */
export function putLines(file: KeptFile, read: Map<string, TextLine[]>): void {
  const rows = written(file).map((receipt) => {
    const lines = read.get(receipt.id)?.map(fromLine) ?? receipt.lines;
    return `${JSON.stringify({ ...receipt, lines })}\n`;
  });
  writeFileSync(placeOf(file), rows.join(''));
}

function written(file: KeptFile): Kept[] {
  return readFileSync(placeOf(file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Kept);
}

function placeOf(file: KeptFile): URL {
  return new URL(`./data/${file}`, import.meta.url);
}

function toLine([text, certainty, words, left, top, width, height, slope]: KeptLine): TextLine {
  const box = { left: left / 1e4, top: top / 1e4, width: width / 1e4, height: height / 1e4 };
  return {
    text,
    confidence: certainty / 100,
    words: words.map((word) => word / 100),
    box,
    slope: slope / 1e4,
  };
}

function fromLine({ text, confidence, words = [], box, slope = 0 }: TextLine): KeptLine {
  const [left, top, width, height, falls] = [box.left, box.top, box.width, box.height, slope].map((share) =>
    Math.round(share * 1e4),
  );
  const percent = (sure: number) => Math.round(sure * 100);
  return [
    text,
    percent(confidence),
    words.map(percent),
    left ?? 0,
    top ?? 0,
    width ?? 0,
    height ?? 0,
    falls ?? 0,
  ];
}
