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
 * A parsed document whose totals can be calculated; null if one of their fields was refused: a total would be no second error, and
 * may exceed every number.
 */
export const figured = ({ value: { lines, ...terms }, issues }: Parsed): DocumentFigures | null =>
  lines && !issues.some(isOfFigures) ? { ...terms, lines } : null;

// @__NO_SIDE_EFFECTS__
const holds = (test: (document: DocumentFigures) => boolean, path: string[], message: string) =>
  z.check<MayHaveLines>((parsed) => {
    const document = figured(parsed);
    const { value: input, issues } = parsed;
    // Issues in other fields are reported as well as this one.
    if (document && !test(document)) issues.push({ code: 'custom', path, message, input, continue: true });
  });

const linesPence = ({ lines }: DocumentFigures): number =>
  pricedLines(lines).reduce((sum, line) => sum + lineValue(line), 0);

/** For a document: a fixed discount is no more than the total of its lines, without the optional ones. */
export const discountFits = holds(
  (document) => toPence(document.discount?.amount ?? 0) <= linesPence(document),
  ['discount', 'amount'],
  'Is more than the items come to',
);

/** For a document: its total is no more than the most that can be charged. */
export const totalFits = holds(
  (document) => sumsOf(document).total <= maxPounds,
  ['lines'],
  'The total is too large',
);

/** For a document: after deposits and discounts its total isn't negative. */
export const totalIsOwed = holds(
  (document) => sumsOf(document).total >= 0,
  ['lines'],
  'The total can’t be less than £0.00',
);
