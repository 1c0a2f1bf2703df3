import type { GuestPaper } from '#shared/guest/document.ts';
import type { DocumentFigures } from '#shared/lines/document.ts';
import { lineValue } from '#shared/lines/groups.ts';
import type { Line } from '#shared/lines/line.ts';
import { pricedLines } from '#shared/lines/pence.ts';
import { quantityWords } from '#shared/lines/quantity.ts';
import type { Sums } from '#shared/lines/shown.ts';
import { groupsOf, sumsOf } from '#shared/lines/sums.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { texts } from './texts.ts';

export type GuestLine = GuestPaper['lines'][number];
type Figured = Pick<GuestPaper, 'lines' | 'pricesInclude' | 'discount' | 'taxPoint'>;

const figuresOf = ({ lines, pricesInclude, discount, taxPoint }: Figured): DocumentFigures => ({
  // The server's lines have what totals need, with null for missing values.
  lines: lines as readonly Line[],
  pricesInclude: pricesInclude ?? undefined,
  discount,
  taxPoint,
});

/** A document's totals with the chosen optional lines. */
export const sumsWith = (document: Figured, chosen: readonly number[]): Sums =>
  sumsOf(figuresOf(document), chosen);

/** What an optional line adds, in pounds including VAT. */
export const extraPrice = (document: Figured, at: number): number =>
  toPounds(toPence(sumsWith(document, [at]).total) - toPence(sumsWith(document, []).total));

/** The discount on all lines in pounds, net or gross as the document's prices are; 0 without a discount. */
export const discountOf = (document: Figured, chosen: readonly number[]): number =>
  toPounds(groupsOf(figuresOf(document), chosen).reduce((sum, { discount }) => sum + discount, 0));

/** A line's total in pounds, net or gross as the document's prices are; a deposit's is what it deducts, without VAT. */
export const lineTotal = (line: GuestLine): number => {
  if (line.kind === 'deposit') return line.unitPrice;
  const [priced] = pricedLines([{ ...line, optional: false } as Line]);
  return priced ? toPounds(lineValue(priced)) : 0;
};

/** Its calculation: `9.5 hours × £48.00, less 10%`; empty for one of something. */
export const reckoning = (line: GuestLine): string => {
  if (line.kind === 'deposit' || (line.quantity === 1 && !line.discount)) return '';
  const times = `${quantityWords(line)} × ${formatPounds(line.unitPrice)}`;
  return line.discount ? `${times}, ${texts.less(line.discount)}` : times;
};

/** The indexes of the optional lines. */
export const extrasOf = ({ lines }: Pick<GuestPaper, 'lines'>): number[] =>
  lines.flatMap(({ optional }, at) => (optional ? [at] : []));
