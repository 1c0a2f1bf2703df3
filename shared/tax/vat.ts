import * as z from 'zod/mini';
import { json } from '../route.ts';
import { vatSchemes } from '../uk/vat-schemes.ts';
import { isAtMostAYear, isForward, periodFields } from './period.ts';

/** Why a figure of a return is not to be relied on as it stands. */
export const vatMarks = [
  /** Invoices of one amount do not say what VAT is in them: they are in no box. */
  'one_amount',
  /** The flat rate scheme needs its percentage. */
  'no_flat_rate',
  /** VAT was charged on days without a registration. */
  'charged_unregistered',
  /** Sales on days of the period without a registration are in no box. */
  'part_unregistered',
  /** The scheme changed within the period: each record counts by that of its own day, as `parts` shows. */
  'scheme_changed',
  /** Cash accounting was joined or left up to a year before and nobody said what becomes of what was unpaid: what was unpaid on that day is in no return, or in two. */
  'cash_changed',
  /** Under cash accounting receipts count as paid on their day. */
  'receipts_as_paid',
  /** VAT on meals in box 4 of which nobody has said whether it was for entertaining clients. */
  'meals_asked',
  /** Purchases under the reverse charge are known by what receipts say; the amount is their VAT in boxes 1 and 4. */
  'reverse_purchases',
  /** A purchase under it on a day without a registration: it should have borne VAT. */
  'reverse_unregistered',
  /** Capital goods of £2,000 or more may be reclaimed under the flat rate. */
  'flat_capital_goods',
  /** So few goods were bought that the flat rate is that of a limited cost trader. */
  'limited_cost',
  /** It may be, and only the trader can say: few receipts say that they are of goods. */
  'goods_asked',
  /** A point is off the flat rate in the first year of the registration. */
  'flat_first_year',
  /** Sales of the year to the period's end come near the limit of cash accounting, or over it, so that it is left then. */
  'cash_near',
  'cash_over',
  /** Sales of that year with VAT are over the limit of the flat rate. */
  'flat_over',
  /** VAT of invoices that have long been unpaid: under the flat rate it is worked out otherwise, and is in no box. */
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
  /** Of the last day. */
  scheme: z.enum(vatSchemes),
  /** Percent, under the flat rate. */
  flatRate: z.nullable(z.number()),
};

/** Whether box 5 is to be paid or comes back. */
export const outcomes = ['pay', 'reclaim', 'nil'] as const;

/** A VAT return in pounds; without boxes where the trader is not registered, or the figure that decides is missing. */
export const vatReturn = z.object({
  ...span,
  dueBy: z.string(),
  boxes: z.nullable(boxes),
  outcome: z.nullable(z.enum(outcomes)),
  /** Where the scheme changed within the period, what the days of each give; else none. */
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
