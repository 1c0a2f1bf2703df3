import * as z from 'zod/mini';
import { pounds } from '../fields.ts';
import { figured, type MayHaveLines } from '../lines/adds-up.ts';
import { percent } from '../lines/line.ts';
import { sumsOf } from '../lines/sums.ts';

export const depositKinds = ['percent', 'amount'] as const;

const moreThanNone = z.minimum(0.01, 'Must be more than £0.00');

/** The deposit asked for on acceptance: percent of the accepted total, or pounds including VAT. */
export const depositInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), value: percent.check(moreThanNone) }),
  z.strictObject({ kind: z.literal('amount'), value: pounds.check(moreThanNone) }),
]);
export type Deposit = z.output<typeof depositInput>;

export const shownDeposit = z.object({ kind: z.enum(depositKinds), value: z.number() });

type MayAskDeposit = MayHaveLines & { deposit?: Deposit | null | undefined };

/** Checks that a deposit in pounds is no more than the quote's total without optional lines. */
export const depositFits = z.check<MayAskDeposit>((parsed) => {
  const document = figured(parsed);
  const { value: input, issues } = parsed;
  if (!document || input.deposit?.kind !== 'amount' || input.deposit.value <= sumsOf(document).total) return;
  issues.push({
    code: 'custom',
    path: ['deposit', 'value'],
    message: 'Can’t be more than the quote',
    input,
    continue: true,
  });
});
