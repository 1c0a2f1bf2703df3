import * as z from 'zod/mini';
import { maxPounds } from '../limits.ts';
import { toPence } from '../money.ts';
import type { DocumentFigures } from './document.ts';
import { lineValue } from './groups.ts';
import { pricedLines } from './pence.ts';
import { sumsOf } from './sums.ts';

type MayHaveLines = Omit<DocumentFigures, 'lines'> & { lines?: DocumentFigures['lines'] | null | undefined };

// Lines with a price below nothing are refused by themselves: what they would come to is no second fault.
const withLines = ({ lines, ...terms }: MayHaveLines): DocumentFigures | null =>
  lines?.every(({ kind, unitPrice }) => kind === 'deposit' || unitPrice >= 0) ? { ...terms, lines } : null;

const linesPence = ({ lines }: DocumentFigures): number =>
  pricedLines(lines).reduce((sum, line) => sum + lineValue(line), 0);

const fits = (document: DocumentFigures): boolean =>
  toPence(document.discount?.amount ?? 0) <= linesPence(document);

/** For a document: a fixed discount is no more than its lines come to, the optional ones left out. */
export const discountFits = z.refine<MayHaveLines>(
  (input) => {
    const document = withLines(input);
    return !document || fits(document);
  },
  { path: ['discount', 'amount'], error: 'Is more than the lines come to' },
);

// A discount that does not fit is told of once.
const totalIs = (input: MayHaveLines, test: (pounds: number) => boolean): boolean => {
  const document = withLines(input);
  return !document || !fits(document) || test(sumsOf(document).total);
};

/** For a document: its total is an amount that can be asked for. */
export const totalFits = z.refine<MayHaveLines>((input) => totalIs(input, (pounds) => pounds <= maxPounds), {
  path: ['lines'],
  error: 'Come to too large a total',
});

/** For a document: deposits and discounts leave nothing below zero. */
export const totalIsOwed = z.refine<MayHaveLines>((input) => totalIs(input, (pounds) => pounds >= 0), {
  path: ['lines'],
  error: 'Come to less than nothing',
});
