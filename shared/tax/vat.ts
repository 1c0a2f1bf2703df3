import * as z from 'zod/mini';
import { json } from '../route.ts';
import { vatSchemes } from '../uk/vat-schemes.ts';
import { isAtMostAYear, isForward, periodFields } from './period.ts';

/** Why a figure of a return isn't reliable as it is. */
export const vatMarks = [
  /** Invoices for one amount without VAT details are in no box. */
  'one_amount',
  /** The flat rate scheme needs its percentage. */
  'no_flat_rate',
  /** VAT was charged on days without a registration. */
  'charged_unregistered',
  /** Sales on unregistered days of the period are in no box. */
  'part_unregistered',
  /** The scheme changed within the period: each record counts by the scheme of its day, as `parts` shows. */
  'scheme_changed',
  /**
   * Cash accounting was joined or left in the last year, and the user hasn't decided how unpaid amounts are treated: they are
   * in no return, or in two.
   */
  'cash_changed',
  /** Under cash accounting, receipts count as paid on their own day. */
  'receipts_as_paid',
  /** VAT on meals is in box 4, and nobody has said whether they entertained clients. */
  'meals_asked',
  /** Reverse charge purchases are known only from receipts. The amount is their VAT in boxes 1 and 4. */
  'reverse_purchases',
  /** A reverse charge purchase on an unregistered day: it should have been charged with VAT. */
  'reverse_unregistered',
  /** The last return of a registration: VAT on goods that are kept may be due. */
  'stock_kept',
  /** VAT on capital goods of £2,000 or more may be reclaimable under the flat rate. */
  'flat_capital_goods',
  /** Few goods were bought, so the limited cost rate applies. */
  'limited_cost',
  /** The limited cost rate may apply, but only the trader knows: few receipts have a category for goods. */
  'goods_asked',
  /** The flat rate has one point off in the first year of the registration. */
  'flat_first_year',
  /** Sales of the year ending with the period are near the limit of cash accounting, or above it, so that it must be left. */
  'cash_near',
  'cash_over',
  /** Sales of that year including VAT exceed the flat rate's limit. */
  'flat_over',
  /** VAT on long unpaid invoices: under the flat rate its relief is computed differently and is in no box. */
  'flat_bad_debt',
] as const;
export type VatMark = (typeof vatMarks)[number];

export const mark = z.object({ code: z.enum(vatMarks), amount: z.nullable(z.number()) });

export const boxes = z.object({
  box1: z.number(),
  box2: z.number(),
  box3: z.number(),
  box4: z.number(),
  box5: z.number(),
  box6: z.number(),
  box7: z.number(),
  box8: z.number(),
  box9: z.number(),
});

const span = {
  from: z.string(),
  to: z.string(),
  /** The scheme on the last day. */
  scheme: z.enum(vatSchemes),
  /** Percent, under the flat rate. */
  flatRate: z.nullable(z.number()),
};

/** Whether box 5 is payable or repayable. */
export const outcomes = ['pay', 'reclaim', 'nil'] as const;

/** A VAT return in pounds; without boxes if the trader is not registered, or a figure it depends on is missing. */
export const vatReturn = z.object({
  ...span,
  dueBy: z.string(),
  boxes: z.nullable(boxes),
  outcome: z.nullable(z.enum(outcomes)),
  /** The figures of each part, if the scheme changed within the period; otherwise empty. */
  parts: z.array(z.object({ ...span, boxes: z.nullable(boxes) })),
  marks: z.array(mark),
});
export type VatReturn = z.output<typeof vatReturn>;

export const vatQuery = z.strictObject(periodFields).check(isForward, isAtMostAYear);
export type VatQuery = z.output<typeof vatQuery>;

export const vatShape = {
  summary: 'The boxes of a VAT return for a period, by the scheme',
  query: vatQuery,
  reply: json(vatReturn),
} as const;
