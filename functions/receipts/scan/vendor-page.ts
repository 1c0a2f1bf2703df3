import { amountsIn } from './amounts.ts';
import { isAddress } from './name-lines.ts';
import { type Row, usualHeight } from './rows.ts';
import { type Candidate, HEAD_ROWS } from './vendor-candidates.ts';
import { domains } from './vendor-name.ts';
import { wordsOf } from './words.ts';

/** Facts about a whole receipt, collected before its candidates are judged. */
export type Page = {
  rows: Row[];
  usual: number;
  tallest: number;
  /** The first row with an amount, which ends the head. */
  end: number;
  /** The row that names the customer, or the number of rows if none does. */
  customer: number;
  sites: string[];
  /** In how many rows each word of four letters or more occurs. */
  spread: Map<string, number>;
  /** The mean uncertainty of the receipt's words: 0 if the engine is sure of all. */
  noise: number;
};

const CUSTOMER =
  /\b(?:BILL|SOLD|INVOICE|SHIP|DELIVER(?:ED)?)\s?TO\b|\bCUSTOMER\b(?!\s*(?:COPY|RECEIPT|SERVICE|CARE))/i;

export function pageOf(rows: Row[]): Page {
  const end = rows.findIndex(({ text }) => amountsIn(text).length > 0 && !isAddress(text));
  const customer = rows.findIndex(({ text }) => CUSTOMER.test(text));
  const spread = new Map<string, number>();
  for (const row of rows)
    for (const word of new Set(longWords(row.text))) spread.set(word, (spread.get(word) ?? 0) + 1);
  return {
    rows,
    usual: usualHeight(rows),
    tallest: Math.max(...rows.slice(0, HEAD_ROWS).map(({ height }) => height)),
    end: end < 0 ? rows.length : end,
    customer: customer < 0 ? rows.length : customer,
    sites: domains(rows.map(({ text }) => text)),
    spread,
    noise: noiseOf(rows),
  };
}

function noiseOf(rows: Row[]): number {
  const words = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.words ?? []));
  const doubts = words.map((sure) => -Math.log(Math.max(0.1, sure)));
  return doubts.reduce((sum, doubt) => sum + Math.min(2, doubt), 0) / Math.max(1, words.length);
}

/** The share of a name's long words that also occur on other rows. */
export function wordsAgain({ spread }: Page, { name, rows }: Pick<Candidate, 'name' | 'rows'>): number {
  const long = longWords(name);
  const here = (word: string) => rows.filter((row) => longWords(row.text).includes(word)).length;
  return long.filter((word) => (spread.get(word) ?? 0) > here(word)).length / Math.max(1, long.length);
}

function longWords(text: string): string[] {
  return wordsOf(text).filter((word) => word.length >= 4 && /[A-Z]{3}/.test(word));
}
