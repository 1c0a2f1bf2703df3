import type { GuestPaper, GuestQuote } from '#shared/guest/document.ts';
import type { DocumentFigures } from '#shared/lines/document.ts';
import { lineValue } from '#shared/lines/groups.ts';
import type { Line } from '#shared/lines/line.ts';
import { pricedLines } from '#shared/lines/pence.ts';
import { quantityWords } from '#shared/lines/quantity.ts';
import type { Sums } from '#shared/lines/shown.ts';
import { groupsOf, sumsOf } from '#shared/lines/sums.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { depositPence } from '#shared/quotes/deposit-pence.ts';
import { texts } from './texts.ts';

export type GuestLine = GuestPaper['lines'][number];
type Figured = Pick<GuestPaper, 'lines' | 'pricesInclude' | 'discount' | 'taxPoint'>;

const figuresOf = ({ lines, pricesInclude, discount, taxPoint }: Figured): DocumentFigures => ({
  // What the server shows of a line is what sums are made of, with nulls where nothing was said.
  lines: lines as readonly Line[],
  pricesInclude: pricesInclude ?? undefined,
  discount,
  taxPoint,
});

/** What a document comes to with the optional lines that were chosen. */
export const sumsWith = (document: Figured, chosen: readonly number[]): Sums =>
  sumsOf(figuresOf(document), chosen);

/** Pounds, VAT included, that one optional line adds. */
export const extraPrice = (document: Figured, at: number): number =>
  toPounds(toPence(sumsWith(document, [at]).total) - toPence(sumsWith(document, []).total));

/** Pounds off all lines together, in the document's kind of price; 0 without a discount. */
export const discountOf = (document: Figured, chosen: readonly number[]): number =>
  toPounds(groupsOf(figuresOf(document), chosen).reduce((sum, { discount }) => sum + discount, 0));

/** What a line comes to in pounds, in the document's kind of price; a deposit's is what it takes off, VAT apart. */
export const lineTotal = (line: GuestLine): number => {
  if (line.kind === 'deposit') return line.unitPrice;
  const [priced] = pricedLines([{ ...line, optional: false } as Line]);
  return priced ? toPounds(lineValue(priced)) : 0;
};

/** How it was reckoned: `9.5 hours × £48.00, less 10%`; nothing of one of a thing. */
export const reckoning = (line: GuestLine): string => {
  if (line.kind === 'deposit' || (line.quantity === 1 && !line.discount)) return '';
  const times = `${quantityWords(line)} × ${formatPounds(line.unitPrice)}`;
  return line.discount ? `${times}, ${texts.less(line.discount)}` : times;
};

export interface Split {
  deposit: number;
  rest: number;
}

/** What is asked for on accepting and what is left, in pounds; null without a deposit. */
export const depositOf = ({ deposit }: Pick<GuestQuote, 'deposit'>, total: number): Split | null => {
  const pence = depositPence(toPence(total), deposit);
  return pence > 0 ? { deposit: toPounds(pence), rest: toPounds(toPence(total) - pence) } : null;
};

/** The places of the lines that may be chosen. */
export const extrasOf = ({ lines }: Pick<GuestPaper, 'lines'>): number[] =>
  lines.flatMap(({ optional }, at) => (optional ? [at] : []));
