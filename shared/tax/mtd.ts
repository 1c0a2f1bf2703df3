import * as z from 'zod/mini';
import { spentOn } from '../receipts/spent-on.ts';
import { json } from '../route.ts';
import { expensePlaces } from '../settings/tax/mtd-figures.ts';
import { mtdPeriods, taxBases } from '../settings/tax/settings.ts';
import { taxYear } from '../settings/tax/tax-year-field.ts';

/** Figures of an update, in pounds, cumulative from the first day of the year. */
export const mtdFigures = z.object({
  turnover: z.number(),
  other: z.number(),
  taxTakenOffTradingIncome: z.number(),
  expenses: z.array(z.object({ category: z.enum(expensePlaces), amount: z.number() })),
  /** All expenses assigned to an HMRC category. */
  totalExpenses: z.number(),
  /** Expenses that only the user can assign; in no update until they do. */
  ask: z.number(),
});

export const mtd = z.object({
  taxYear: z.string(),
  /** False for a company or a partnership, which make no updates. */
  isFor: z.boolean(),
  periods: z.enum(mtdPeriods),
  basis: z.enum(taxBases),
  /** True if figures exclude VAT: the business is registered and not on the flat rate. */
  isNetOfVat: z.boolean(),
  updates: z.array(
    z.object({
      quarter: z.number(),
      from: z.string(),
      to: z.string(),
      dueBy: z.string(),
      mayBeSentFrom: z.string(),
      figures: mtdFigures,
    }),
  ),
  /** True if turnover is low enough to report one total of expenses. */
  mayConsolidate: z.boolean(),
  finalDeclarationBy: z.string(),
  /** The date from which it is mandatory, going by this year's turnover; null if it isn't. */
  mandatedFrom: z.nullable(z.string()),
  /** Receipt categories awaiting the user's answer, with the amounts spent in the year. */
  asked: z.array(z.object({ category: z.enum(spentOn), amount: z.number() })),
  /** Turnover of invoices without VAT details. */
  unknownVat: z.number(),
});
export type Mtd = z.output<typeof mtd>;

export const taxYearQuery = z.strictObject({ taxYear });

export const mtdShape = {
  summary: 'The quarterly updates of a tax year for Making Tax Digital, cumulative, by category',
  query: taxYearQuery,
  reply: json(mtd),
} as const;
