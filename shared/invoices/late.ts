import * as z from 'zod/mini';
import { yesNo } from '../clients/yes-no.ts';
import { idParams, orNull } from '../fields.ts';
import { nations } from '../uk/nations.ts';

/**
 * What the law allows for a late invoice if the debtor is a business or public body; not shown for others. Money is pounds, rates
 * are percent (Late Payment of Commercial Debts (Interest) Act 1998).
 */
export const late = z.object({
  /** The last day to pay: interest runs from the next day. */
  relevantDay: z.string(),
  from: z.string(),
  /** The reference date of the Bank Rate, that rate, and the interest rate: `null` while unknown. */
  referenceDate: z.string(),
  base: orNull(z.number()),
  rate: orNull(z.number()),
  /** Which law says so. */
  source: z.string(),
  /** Whose bank holidays decided when its mail counts as read; undefined if it was not mailed. */
  calendar: z.optional(z.enum(nations)),
  /** The date of the figures: today, or the day it was paid. */
  asOf: z.string(),
  /** Whole days on which something was owed after the last day to pay. */
  days: z.number(),
  /** The amount owed when interest started, without a contractor's CIS deduction. */
  principal: z.number(),
  /** The interest per further day, to the nearest penny; 0 once paid. */
  perDay: orNull(z.number()),
  interest: orNull(z.number()),
  /** The fixed sum, once per invoice. */
  compensation: z.number(),
  total: orNull(z.number()),
  /** Whether the due date was agreed before the work; assumed unless the user says otherwise. */
  dayAgreed: z.enum(yesNo),
  /** The contract has its own late payment interest, which replaces the statutory one. */
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

/** Completed in the contract, which knows the reply's schema. */
export const lateTermsShape = {
  summary: 'Record whether the due date was agreed, and whether the contract sets its own interest',
  params: idParams,
  body: lateTermsInput,
} as const;
