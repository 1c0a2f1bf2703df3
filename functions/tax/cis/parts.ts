import { receivedOf } from '#functions/payments/ledger.ts';
import { toPence } from '#shared/money.ts';
import { halfUp, times } from '#shared/rounding.ts';
import type { Taxed } from '../sales.ts';

/** What of an invoice was paid on a day, in pence, without VAT: money and what was kept back together. */
export interface PaidPart {
  on: string;
  gross: number;
  materials: number;
  expected: number;
}

const netOf = ({ tax, amount }: Taxed): number =>
  tax ? tax.groups.reduce((sum, { net }) => sum + net, 0) : toPence(amount);

/** The days an invoice was paid on, each with its part of what the statement should say; all parts make the whole. */
export const paidParts = (invoice: Taxed): PaidPart[] => {
  const total = toPence(invoice.amount);
  if (total <= 0) return [];
  const { gross, excluded, deduction } = invoice.tax?.cis ?? {
    gross: netOf(invoice),
    excluded: 0,
    deduction: 0,
  };
  let paid = 0;
  const upTo = (whole: number, pence: number): number =>
    halfUp(times(whole, Math.max(0, Math.min(pence, total))), total);
  return Object.entries(receivedOf(invoice))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([on, pence]) => {
      const before = paid;
      paid += pence;
      const part = (whole: number): number => upTo(whole, paid) - upTo(whole, before);
      return { on, gross: part(gross), materials: part(excluded), expected: part(deduction) };
    });
};
