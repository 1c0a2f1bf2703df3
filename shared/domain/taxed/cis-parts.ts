import { leftForCis } from '../../invoices/cis.ts';
import { toPence } from '../../money.ts';
import { floored, halfUp, times } from '../../rounding.ts';
import { cisRateBp } from '../../uk/cis.ts';
import { receivedOf } from '../payments/ledger.ts';
import { creditForCis, type Taxed } from './sales.ts';

/** What was paid of an invoice on a day, in pence, without VAT: money and CIS deduction together. */
export interface PaidPart {
  on: string;
  gross: number;
  materials: number;
  expected: number;
}

const names = ['gross', 'materials', 'expected'] as const;
type Amounts = Omit<PaidPart, 'on'>;

/** A statement's amounts for an invoice paid in full, and that invoice's total including VAT. */
interface Whole extends Amounts {
  total: number;
}

const deductionOf = ({ tax }: Taxed, base: number): number => {
  const { gross, excluded, deduction } = tax?.cis ?? { gross: 0, excluded: 0, deduction: 0 };
  const rateOf = (bp: number): boolean => halfUp(times(gross - excluded, bp), 10_000) === deduction;
  return halfUp(times(base, Object.values(cisRateBp).find(rateOf) ?? 0), 10_000);
};

const netOf = ({ tax, amount }: Taxed): number =>
  tax ? tax.groups.reduce((sum, { net }) => sum + net, 0) : toPence(amount);

/** An invoice less its first `credits` credit notes, each with its own materials. */
const wholeAfter = (invoice: Taxed, credits: number): Whole => {
  const taken = (invoice.creditTax ?? []).slice(0, credits).map(creditForCis);
  const before = invoice.tax?.cis ?? { gross: netOf(invoice), excluded: 0 };
  const { gross, excluded } = leftForCis(before, taken);
  const total = taken.reduce((left, { net, vat }) => left - net - vat, toPence(invoice.amount));
  return { total, gross, materials: excluded, expected: deductionOf(invoice, gross - excluded) };
};

/** The total CIS deduction expected of an invoice after its credit notes, in pence. */
export const deductionLeft = (invoice: Taxed): number =>
  invoice.tax?.cis && !invoice.voidedAt ? wholeAfter(invoice, (invoice.creditTax ?? []).length).expected : 0;

const shareOf = (whole: Whole, paid: number, name: keyof Amounts): number =>
  whole.total > 0 ? halfUp(times(whole[name], Math.max(0, Math.min(paid, whole.total))), whole.total) : 0;

type Day = readonly [on: string, pence: number];

/**
 * Money by day of receipt. A refund reduces the latest receipts before it, because the contractor corrects the return of that
 * month; but never below `least` pence together.
 */
const withoutReturns = (days: readonly Day[], least: number): Day[] => {
  const kept: [string, number][] = [];
  for (const [on, pence] of days) {
    if (pence > 0) {
      kept.push([on, pence]);
      continue;
    }
    let back = Math.min(-pence, Math.max(0, sumOf(kept) - least));
    for (let last = kept.at(-1); last && back > 0; last = kept.at(-1)) {
      const taken = Math.min(back, last[1]);
      back -= taken;
      last[1] -= taken;
      if (last[1] === 0) kept.pop();
    }
  }
  return kept;
};

/** The same with at least `least` pence: what was returned on the day it came was never counted. */
const withLeast = (days: readonly Day[], least: number): Day[] => {
  const [last, missing] = [days.at(-1), least - sumOf(days)];
  return last && missing > 0 ? [...days.slice(0, -1), [last[0], last[1] + missing]] : [...days];
};

const sumOf = (days: readonly Day[]): number => days.reduce((sum, [, pence]) => sum + pence, 0);

/**
 * How many credit notes the contractor's statements include: as many as leave the expected deduction at least as large as the
 * actual one. A later one is on no statement until the contractor repays its share of the deduction. If no deduction is
 * expected, the money decides.
 */
const creditsTold = (invoice: Taxed, kept: number, paid: number): number => {
  const counts = (invoice.creditTax ?? []).map((_, at) => at + 1).toReversed();
  const isExpected = (invoice.tax?.cis?.deduction ?? 0) > 0;
  const fits = (count: number): boolean => {
    const { expected, total } = wholeAfter(invoice, count);
    return isExpected ? expected >= kept : total >= paid;
  };
  return counts.find(fits) ?? 0;
};

/**
 * The days on which an invoice was paid, each with its share of the contractor's statement. The shares add up to what the
 * statements include. `kept` is the CIS deduction in pence, less what was repaid. No share is negative, because no statement
 * is.
 */
export const paidParts = (invoice: Taxed, kept: number): PaidPart[] => {
  if (toPence(invoice.amount) <= 0) return [];
  const days = Object.entries(receivedOf(invoice)).sort(([one], [other]) => (one < other ? -1 : 1));
  const whole = wholeAfter(invoice, creditsTold(invoice, kept, sumOf(days)));
  // A refund is on no statement until the contractor repays its share of the deduction. Rounded up.
  const { expected: full, total } = whole;
  const least = full > 0 ? floored(times(kept, total) + BigInt(full - 1), full) : 0;
  const counted = withLeast(withoutReturns(days, least), least);
  let paid = 0;
  let before: Amounts = { gross: 0, materials: 0, expected: 0 };
  return counted.map(([on, pence]) => {
    paid += pence;
    const [gross = 0, materials = 0, expected = 0] = names.map((name) => shareOf(whole, paid, name));
    const was = before;
    before = { gross, materials, expected };
    return {
      on,
      gross: gross - was.gross,
      materials: materials - was.materials,
      expected: expected - was.expected,
    };
  });
};
