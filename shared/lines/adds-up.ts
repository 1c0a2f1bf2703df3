import * as z from 'zod/mini';
import { maxPounds } from '../limits.ts';
import { toPence } from '../money.ts';
import type { DocumentFigures } from './document.ts';
import { lineValue } from './groups.ts';
import { pricedLines } from './pence.ts';
import { sumsOf } from './sums.ts';

export type MayHaveLines = Omit<DocumentFigures, 'lines'> & {
  lines?: DocumentFigures['lines'] | null | undefined;
};

interface Parsed {
  value: MayHaveLines;
  issues: { path?: PropertyKey[] | undefined }[];
}

const isOfFigures = ({ path: [name] = [] }: Parsed['issues'][number]): boolean =>
  name === 'lines' || name === 'discount' || name === 'taxPoint' || name === 'pricesInclude';

/**
 * A parsed document whose figures can be worked out. One with a field of them that was refused has none: what it would come to is
 * no second fault, and may be beyond every number.
 */
export const figured = ({ value: { lines, ...terms }, issues }: Parsed): DocumentFigures | null =>
  lines && !issues.some(isOfFigures) ? { ...terms, lines } : null;

// @__NO_SIDE_EFFECTS__
const holds = (test: (document: DocumentFigures) => boolean, path: string[], message: string) =>
  z.check<MayHaveLines>((parsed) => {
    const document = figured(parsed);
    const { value: input, issues } = parsed;
    // Others than these are told beside it.
    if (document && !test(document)) issues.push({ code: 'custom', path, message, input, continue: true });
  });

const linesPence = ({ lines }: DocumentFigures): number =>
  pricedLines(lines).reduce((sum, line) => sum + lineValue(line), 0);

/** For a document: a fixed discount is no more than its lines come to, the optional ones left out. */
export const discountFits = holds(
  (document) => toPence(document.discount?.amount ?? 0) <= linesPence(document),
  ['discount', 'amount'],
  'Is more than the items come to',
);

/** For a document: its total is an amount that can be asked for. */
export const totalFits = holds(
  (document) => sumsOf(document).total <= maxPounds,
  ['lines'],
  'The total is too large',
);

/** For a document: deposits and discounts leave nothing below zero. */
export const totalIsOwed = holds(
  (document) => sumsOf(document).total >= 0,
  ['lines'],
  'The total can’t be less than £0.00',
);
