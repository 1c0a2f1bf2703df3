import { readFileSync } from 'node:fs';
import type { TextLine } from '../../functions/receipts/scan/reading.ts';
import { type Row, toRows } from '../../functions/receipts/scan/rows.ts';
import { invoices } from '../../functions/receipts/scan/testing/invoices.ts';
import { paper } from '../../functions/receipts/scan/testing/paper.ts';
import { services } from '../../functions/receipts/scan/testing/services.ts';
import { shops } from '../../functions/receipts/scan/testing/shops.ts';
import { slips } from '../../functions/receipts/scan/testing/slips.ts';
import { tradesmen } from '../../functions/receipts/scan/testing/tradesmen.ts';

/** A receipt's rows, and its vendor's names of which any is right. Receipts of one `group` are of one vendor. */
export type Example = { set: string; group: string; rows: Row[]; vendors: string[] };

/** One line of data/*.jsonl: the names, and the lines as [text, certainty, certainty of each word, left, top, width, height, slope]. */
type Kept = { id: string; set: string; group: string; vendors: string[]; lines: KeptLine[] };
type KeptLine = [string, number, number[], number, number, number, number, number];

/** Everything to learn from: read pictures of real receipts, and the drawn British ones of the tests. */
export function examples(): Example[] {
  return [...kept('receipts.jsonl'), ...kept('photos.jsonl'), ...drawn()];
}

function kept(file: string): Example[] {
  const text = readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Kept)
    .map(({ set, group, vendors, lines }) => ({ set, group, vendors, rows: toRows(lines.map(toLine)) }));
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

function drawn(): Example[] {
  return [...shops, ...services, ...invoices, ...tradesmen, ...slips].flatMap(
    ({ name, paper: text, want }) =>
      want.vendor
        ? [{ set: 'drawn', group: name, rows: toRows(paper(text).lines), vendors: [want.vendor] }]
        : [],
  );
}
