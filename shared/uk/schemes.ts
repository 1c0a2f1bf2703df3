import { halfUp, times } from '../rounding.ts';
import type { From } from './by-date.ts';

/** VAT schemes. Neither changes an invoice; both leave reverse-charge supplies out. */

/** Flat rates of building trades in basis points, before the 1 % off in the first year. VAT Notice 733, section 4. */
export const flatRates: readonly From<{ building: number; labourOnly: number; limitedCost: number }>[] = [
  { from: '2017-04-01', building: 950, labourOnly: 1450, limitedCost: 1650 },
];

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
