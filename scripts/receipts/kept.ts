import { readFileSync } from 'node:fs';
import type { TextLine } from '../../functions/receipts/scan/reading.ts';

/** A receipt as the engines read it: its lines, and its labels, of each of which any is right. Receipts of one `group` are of one vendor. */
export type KeptReceipt = {
  set: string;
  group: string;
  vendors: string[];
  /** YYYY-MM-DD; none where the picture shows none. */
  dates: string[];
  /** In the receipt's own unit. */
  totals: number[];
  lines: TextLine[];
};

/** A line as [text, certainty, certainty of each word, left, top, width, height, slope]. */
type KeptLine = [string, number, number[], number, number, number, number, number];
type Kept = Omit<KeptReceipt, 'lines'> & { lines: KeptLine[] };

/** The receipts of a file of data/, of which its README tells. */
export function kept(file: 'receipts.jsonl' | 'photos.jsonl'): KeptReceipt[] {
  const text = readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Kept)
    .map((receipt) => ({ ...receipt, lines: receipt.lines.map(toLine) }));
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
