import * as z from 'zod/mini';
import { yesNo } from '../clients/yes-no.ts';
import { idParams, orNull } from '../fields.ts';
import { nations } from '../uk/nations.ts';

/**
 * What the law gives for a late invoice, to a debtor that is a business or a public body; of any other nothing is said. Money
 * is pounds, rates are percent (Late Payment of Commercial Debts (Interest) Act 1998).
 */
export const late = z.object({
  /** The last day to pay: interest runs from the day after. */
  relevantDay: z.string(),
  from: z.string(),
  /** The day whose Bank Rate counts, that rate, and the rate of interest: `null` while it is not known. */
  referenceDate: z.string(),
  base: orNull(z.number()),
  rate: orNull(z.number()),
  /** Which law says so. */
  source: z.string(),
  /** Whose bank holidays decided when a mail with it was read; nothing where it was handed over otherwise. */
  calendar: z.optional(z.enum(nations)),
  /** The day that the figures are of: today, or the one on which it was paid. */
  asOf: z.string(),
  /** Whole days that something was owed after the last day to pay. */
  days: z.number(),
  /** What was owed when interest began, without what a contractor keeps back for HMRC. */
  principal: z.number(),
  /** What another day adds, to the nearest penny; 0 once it is paid. */
  perDay: orNull(z.number()),
  interest: orNull(z.number()),
  /** The fixed sum, once for each invoice. */
  compensation: z.number(),
  total: orNull(z.number()),
  /** The due date was agreed before the work. Unless somebody says that it was not, it counts as agreed. */
  dayAgreed: z.enum(yesNo),
  /** The contract has its own interest for late payment, which then stands instead of the law's. */
  ownTerms: z.enum(yesNo),
});
export type Late = z.output<typeof late>;

export const lateTermsInput = z
  .strictObject({ dayAgreed: z.optional(z.enum(yesNo)), ownTerms: z.optional(z.enum(yesNo)) })
  .check(
    z.refine(({ dayAgreed, ownTerms }) => Boolean(dayAgreed ?? ownTerms), {
      path: ['dayAgreed'],
      error: 'Required',
    }),
  );
export type LateTermsInput = z.output<typeof lateTermsInput>;

/** Made whole in the contract, which knows the reply. */
export const lateTermsShape = {
  summary: 'Record whether the due date was agreed, and whether the contract sets its own interest',
  params: idParams,
  body: lateTermsInput,
} as const;
