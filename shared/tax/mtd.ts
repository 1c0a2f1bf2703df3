import * as z from 'zod/mini';
import { json } from '../route.ts';
import { expensePlaces } from './mtd-figures.ts';
import { mtdPeriods, taxBases } from './settings.ts';
import { spentOn } from './spent-on.ts';
import { taxYear } from './tax-year-field.ts';

/** Figures of an update, in pounds, from the first day of the year to its last. */
export const mtdFigures = z.object({
  turnover: z.number(),
  other: z.number(),
  taxTakenOffTradingIncome: z.number(),
  expenses: z.array(z.object({ category: z.enum(expensePlaces), amount: z.number() })),
  /** All expenses that have a place of HMRC's. */
  totalExpenses: z.number(),
  /** Spent on what only the user can place; in no update until it is answered. */
  ask: z.number(),
});

export const mtd = z.object({
  taxYear: z.string(),
  /** A company, or a partnership, makes no updates. */
  isFor: z.boolean(),
  periods: z.enum(mtdPeriods),
  basis: z.enum(taxBases),
  /** Figures leave VAT out: the business is registered and not under the flat rate. */
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
  /** One total of expenses will do for a year of so little turnover. */
  mayConsolidate: z.boolean(),
  finalDeclarationBy: z.string(),
  /** From when the law asks for it by this year's turnover; null if not by that. */
  mandatedFrom: z.nullable(z.string()),
  /** Categories of receipts that wait for an answer, with what was spent on them in the year. */
  asked: z.array(z.object({ category: z.enum(spentOn), amount: z.number() })),
  /** Turnover of invoices that do not say what VAT is in them. */
  unknownVat: z.number(),
});
export type Mtd = z.output<typeof mtd>;

export const taxYearQuery = z.strictObject({ taxYear });

export const mtdShape = {
  summary: 'The quarterly updates of a tax year for Making Tax Digital, cumulative, by category',
  query: taxYearQuery,
  reply: json(mtd),
} as const;
