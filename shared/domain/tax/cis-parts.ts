import { leftForCis } from '../../invoices/cis.ts';
import { toPence } from '../../money.ts';
import { halfUp, times } from '../../rounding.ts';
import { cisRateBp } from '../../uk/cis.ts';
import { receivedOf } from '../payments/ledger.ts';
import { creditForCis, type Taxed } from './sales.ts';

/** What of an invoice was paid on a day, in pence, without VAT: money and what was kept back together. */
export interface PaidPart {
  on: string;
  gross: number;
  materials: number;
  expected: number;
}

const names = ['gross', 'materials', 'expected'] as const;
type Amounts = Omit<PaidPart, 'on'>;

/** All that a statement should say of an invoice once it is paid, and what is paid then, with VAT. */
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

/** An invoice less its first credit notes: each takes off the materials that it says. */
const wholeAfter = (invoice: Taxed, credits: number): Whole => {
  const taken = (invoice.creditTax ?? []).slice(0, credits).map(creditForCis);
  const before = invoice.tax?.cis ?? { gross: netOf(invoice), excluded: 0 };
  const { gross, excluded } = leftForCis(before, taken);
  const total = taken.reduce((left, { net, vat }) => left - net - vat, toPence(invoice.amount));
  return { total, gross, materials: excluded, expected: deductionOf(invoice, gross - excluded) };
};

/** Pence that a contractor is expected to keep back of an invoice, all told, after its credit notes. */
export const deductionLeft = (invoice: Taxed): number =>
  invoice.tax?.cis && !invoice.voidedAt ? wholeAfter(invoice, (invoice.creditTax ?? []).length).expected : 0;

const shareOf = (whole: Whole, paid: number, name: keyof Amounts): number =>
  whole.total > 0 ? halfUp(times(whole[name], Math.max(0, Math.min(paid, whole.total))), whole.total) : 0;

/**
 * How many credit notes count for money of a day: those made until then. After the last money, also those that leave no less than was
 * paid: they say what it was for. What was paid beyond one comes back, and counts on that day.
 */
const creditsFor = (invoice: Taxed, on: string, paid: number, isLast: boolean): number => {
  const all = invoice.creditTax ?? [];
  const made = all.filter((credit) => credit.on <= on).length;
  const fits = (count: number): boolean => wholeAfter(invoice, count).total >= paid;
  return isLast && fits(all.length) ? all.length : made;
};

/** The days an invoice was paid on, each with its part of what the statement should say; all parts make what is left of it. */
export const paidParts = (invoice: Taxed): PaidPart[] => {
  if (toPence(invoice.amount) <= 0) return [];
  let paid = 0;
  let before: Amounts = { gross: 0, materials: 0, expected: 0 };
  const days = Object.entries(receivedOf(invoice)).sort(([one], [other]) => (one < other ? -1 : 1));
  return days.map(([on, pence], at) => {
    paid += pence;
    const whole = wholeAfter(invoice, creditsFor(invoice, on, paid, at === days.length - 1));
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
