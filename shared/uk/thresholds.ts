import { addDays, addMonths } from '../dates.ts';
import { type From, inForceOrFirst } from './by-date.ts';

/** VAT registration limits in pence. VATA 1994 Sch 1; VAT (Increase of Registration Limits) Orders 2016, 2017, 2024. */
const limits: readonly [From<Limits>, ...From<Limits>[]] = [
  { from: '2016-04-01', registration: 8_300_000, deregistration: 8_100_000 },
  { from: '2017-04-01', registration: 8_500_000, deregistration: 8_300_000 },
  { from: '2024-04-01', registration: 9_000_000, deregistration: 8_800_000 },
];

export interface Limits {
  registration: number;
  deregistration: number;
}

/** The limits in force on a day. */
export const vatLimits = (day: string): Limits => {
  const { registration, deregistration } = inForceOrFirst(limits, day);
  return { registration, deregistration };
};

/** The day from which those limits apply. */
export const vatLimitsSince = (day: string): string => inForceOrFirst(limits, day).from;

/** Whether and when to register: the last day to tell HMRC, and the first day of registration. */
export interface MustRegister {
  isOver: boolean;
  notifyBy: string | null;
  registeredFrom: string | null;
}

const notifyDays = 30;
const underLimit: MustRegister = { isOver: false, notifyBy: null, registeredFrom: null };

/** Taxable turnover, in pence, of the last 12 months at most; months are in order. */
export const rolling12 = (months: readonly number[]): number =>
  months.slice(-12).reduce((sum, pence) => sum + pence, 0);

/**
 * The past test: more than the limit in the 12 months ending with a month. Registration starts on the first day of the second
 * month after, which may be before the 30 days to tell HMRC are over. VATA 1994 Sch 1 para 1(1)(a), 5.
 */
export const pastTest = (rollingPence: number, monthEnd: string): MustRegister => {
  if (rollingPence <= vatLimits(monthEnd).registration) return underLimit;
  return {
    isOver: true,
    notifyBy: addDays(monthEnd, notifyDays),
    registeredFrom: addMonths(`${monthEnd.slice(0, 8)}01`, 2),
  };
};

/** The future test: more than the limit expected in the next 30 days alone, with today as day 1. Sch 1 para 1(1)(b), 6. */
export const futureTest = (next30DaysPence: number, today: string): MustRegister =>
  next30DaysPence > vatLimits(today).registration
    ? { isOver: true, notifyBy: addDays(today, notifyDays - 1), registeredFrom: today }
    : underLimit;

/** Above the limit, HMRC can be asked for an exception if the next 12 months won't exceed the lower limit. Sch 1 para 1(3). */
export const mayAskException = (rollingPence: number, next12Pence: number, on: string): boolean =>
  rollingPence > vatLimits(on).registration && next12Pence <= vatLimits(on).deregistration;

/** A registered business may deregister if the next 12 months won't exceed the lower limit. Sch 1 para 4. */
export const mayDeregister = (next12Pence: number, on: string): boolean =>
  next12Pence <= vatLimits(on).deregistration;

/** Percentages of the limit at which the user is warned. */
export const warningPercents = [80, 90, 95] as const;

/** The highest warning level reached, or null. */
export const warningAt = (rollingPence: number, on: string): number | null =>
  warningPercents.findLast((percent) => rollingPence * 100 >= vatLimits(on).registration * percent) ?? null;

/** The kinds of income, and whether each counts as taxable turnover: without VAT, before CIS deductions, by tax point. */
export const countsAsTaxable = {
  standard: true,
  reduced: true,
  zero: true,
  /** Sales under the reverse charge are the seller's own taxable turnover (VATREVCON34000). */
  reverseChargeSale: true,
  /** Reverse charge purchases don't count towards the customer's turnover either (RCO art 10). */
  reverseChargePurchase: false,
  exempt: false,
  outsideScope: false,
  capitalAsset: false,
} as const satisfies Record<string, boolean>;
export type TurnoverKind = keyof typeof countsAsTaxable;
