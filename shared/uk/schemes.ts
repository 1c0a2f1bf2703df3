import { addDays, addMonths, addYears, daysBetween } from '../dates.ts';
import { halfUp, times } from '../rounding.ts';
import { type From, inForceOrFirst } from './by-date.ts';

/** VAT schemes. Neither changes an invoice; both leave reverse-charge supplies out. */

/** Flat rates of building trades in basis points, before the 1 % off in the first year. VAT Notice 733, section 4. */
type FlatRates = From<{ building: number; labourOnly: number; limitedCost: number }>;
const flatRates: readonly [FlatRates, ...FlatRates[]] = [
  { from: '2017-04-01', building: 950, labourOnly: 1450, limitedCost: 1650 },
];

/** The last day on which 1 point is off the flat rate: the day before the first anniversary of registration. VAT Notice 733 §4.5. */
export const firstYearUntil = (registeredFrom: string): string => addDays(addYears(registeredFrom, 1), -1);

/** Off the flat rate in the first year of a registration, in basis points. */
export const firstYearOffBp = 100;

/** The rate of a trader who buys few goods, in basis points. */
export const limitedCostRateBp = (day: string): number => inForceOrFirst(flatRates, day).limitedCost;

/** Goods of so much a year, in pence, and of such a part of turnover keep a trader out of the limited cost rate. */
const goodsAYear = 100_000;
const goodsPercent = 2;

/** Whole months of a period, where it is of whole months. */
const wholeMonths = (from: string, to: string): number | undefined => {
  const after = addDays(to, 1);
  for (let months = 1; months <= 12; months++) if (addMonths(from, months) === after) return months;
  return undefined;
};

/**
 * Whether a period's goods are so few that its flat rate is that of a limited cost trader: less than 2 % of its turnover, or than
 * £1,000 a year in proportion, both with VAT and in pence. VAT Regulations 1995 reg. 55A(4).
 */
export const limitedCost = (
  { goods, turnover }: { goods: number; turnover: number },
  { from, to }: { from: string; to: string },
): boolean => {
  const months = wholeMonths(from, to);
  const least = months
    ? halfUp(times(goodsAYear, months), 12)
    : halfUp(times(goodsAYear, daysBetween(from, to) + 1), 365);
  return goods < least || goods * 100 < turnover * goodsPercent;
};

/** VAT due under the flat rate scheme, in pence: a share of turnover with VAT. VR reg 55C(6); VATREVCON35100. */
export const flatRateDue = (
  flatRateBp: number,
  normalNet: number,
  normalVat: number,
): { turnover: number; due: number } => {
  const turnover = normalNet + normalVat;
  return { turnover, due: halfUp(times(turnover, flatRateBp), 10_000) };
};

/** VAT to have accounted for under cash accounting once `paid` has come in all told, in pence: its part of the invoice's. VR Part VIII. */
export const cashVatDue = ({ total, vat }: { total: number; vat: number }, paid: number): number =>
  total === 0 ? 0 : halfUp(times(Math.min(paid, total), vat), total);

/**
 * VAT to account for at each payment under cash accounting, in pence: what has been paid in all bears its part of the
 * invoice's VAT, so the payments' VAT sums to it. VR Part VIII.
 */
export const cashVat = (invoice: { total: number; vat: number }, payments: readonly number[]): number[] => {
  let paid = 0;
  let accounted = 0;
  return payments.map((payment) => {
    paid += payment;
    const vat = cashVatDue(invoice, paid) - accounted;
    accounted += vat;
    return vat;
  });
};

/** Taxable supplies of the last three months under cash accounting over which what is unpaid is accounted for at once, in pence. VCAS6250. */
export const mostForSixMonths = 135_000_000;

/** Taxable supplies of the year to the end of a VAT period over which cash accounting is left then, in pence. VR reg 60(1); Notice 731 §2. */
const mostUnderCash = 160_000_000;

/** From this part of it, in percent, the trader is warned. */
const warnedPercent = 90;

/** How a year's taxable supplies stand to the limit of cash accounting. */
export const cashStanding = (supplies: number): 'under' | 'near' | 'over' => {
  if (supplies > mostUnderCash) return 'over';
  return supplies * 100 >= mostUnderCash * warnedPercent ? 'near' : 'under';
};

/** Income of a year with VAT over which the flat rate is left, in pence, judged on the anniversary of joining. VR reg 55M(1); Notice 733 §11. */
const mostUnderFlat = 23_000_000;

export const isOverFlat = (income: number): boolean => income > mostUnderFlat;
