import { addDays, addMonths, addYears, daysBetween } from '../dates.ts';
import { halfUp, times } from '../rounding.ts';
import { type From, inForceOrFirst } from './by-date.ts';

/** VAT schemes. Neither changes an invoice, and both exclude reverse charge supplies. */

/** Flat rates of building trades in basis points, before the 1 % first-year discount. VAT Notice 733, section 4. */
type FlatRates = From<{ building: number; labourOnly: number; limitedCost: number }>;
const flatRates: readonly [FlatRates, ...FlatRates[]] = [
  { from: '2017-04-01', building: 950, labourOnly: 1450, limitedCost: 1650 },
];

/**
 * The last day of the one-point discount on the flat rate: the day before the first anniversary of registration. VAT Notice 733
 * §4.5.
 */
export const firstYearUntil = (registeredFrom: string): string => addDays(addYears(registeredFrom, 1), -1);

/** The discount on the flat rate in the first year of a registration, in basis points. */
export const firstYearOffBp = 100;

/** The flat rate of a limited cost trader, in basis points. */
export const limitedCostRateBp = (day: string): number => inForceOrFirst(flatRates, day).limitedCost;

/** Goods of at least this many pence a year, and of at least this percentage of turnover, avoid the limited cost rate. */
const goodsAYear = 100_000;
const goodsPercent = 2;

/** The number of months in a period; undefined unless it consists of whole months. */
const wholeMonths = (from: string, to: string): number | undefined => {
  const after = addDays(to, 1);
  for (let months = 1; months <= 12; months++) if (addMonths(from, months) === after) return months;
  return undefined;
};

/**
 * True if so few goods were bought in a period that the limited cost rate applies: less than 2 % of turnover, or less than
 * £1,000 a year pro rata, both including VAT and in pence. VAT Regulations 1995 reg. 55A(4).
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

/** VAT due under the flat rate scheme, in pence: a percentage of turnover including VAT. VR reg 55C(6); VATREVCON35100. */
export const flatRateDue = (
  flatRateBp: number,
  normalNet: number,
  normalVat: number,
): { turnover: number; due: number } => {
  const turnover = normalNet + normalVat;
  return { turnover, due: halfUp(times(turnover, flatRateBp), 10_000) };
};

/**
 * The VAT due under cash accounting once a total of `paid` was received, in pence: the same proportion of the invoice's VAT. VR
 * Part VIII.
 */
export const cashVatDue = ({ total, vat }: { total: number; vat: number }, paid: number): number =>
  total === 0 ? 0 : halfUp(times(Math.min(paid, total), vat), total);

/**
 * The taxable supplies of the last three months under cash accounting above which unpaid amounts are accounted for immediately,
 * in pence. VCAS6250.
 */
export const mostForSixMonths = 135_000_000;

/**
 * The taxable supplies in the year ending with a VAT period above which cash accounting must be left, in pence. VR reg 60(1);
 * Notice 731 §2.
 */
const mostUnderCash = 160_000_000;

/** The percentage of that limit from which the trader is warned. */
const warnedPercent = 90;

/** How a year's taxable supplies compare with the cash accounting limit. */
export const cashStanding = (supplies: number): 'under' | 'near' | 'over' => {
  if (supplies > mostUnderCash) return 'over';
  return supplies * 100 >= mostUnderCash * warnedPercent ? 'near' : 'under';
};

/**
 * The yearly income including VAT above which the flat rate must be left, in pence, tested on the anniversary of joining. VR
 * reg 55M(1); Notice 733 §11.
 */
const mostUnderFlat = 23_000_000;

export const isOverFlat = (income: number): boolean => income > mostUnderFlat;
