import * as z from 'zod/mini';
import { pounds } from '../fields.ts';
import type { DocumentFigures } from '../lines/document.ts';
import { percent } from '../lines/line.ts';
import { sumsOf } from '../lines/sums.ts';

export const depositKinds = ['percent', 'amount'] as const;

const moreThanNone = z.minimum(0.01, 'Must be more than nothing');

/** What is asked for when the quote is accepted: percent of all that it then comes to, or pounds with VAT. */
export const depositInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), value: percent.check(moreThanNone) }),
  z.strictObject({ kind: z.literal('amount'), value: pounds.check(moreThanNone) }),
]);
export type Deposit = z.output<typeof depositInput>;

export const shownDeposit = z.object({ kind: z.enum(depositKinds), value: z.number() });

interface MayAskDeposit extends Omit<DocumentFigures, 'lines'> {
  lines?: DocumentFigures['lines'] | null | undefined;
  deposit?: Deposit | null | undefined;
}

/** For a quote: a deposit in pounds is no more than what it comes to without its optional lines. */
export const depositFits = z.refine<MayAskDeposit>(
  ({ deposit, lines, ...terms }) =>
    deposit?.kind !== 'amount' || !lines || deposit.value <= sumsOf({ ...terms, lines }).total,
  { path: ['deposit', 'value'], error: 'Is more than the quote comes to' },
);
