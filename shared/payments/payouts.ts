import * as z from 'zod/mini';
import { daysBetween } from '../dates.ts';
import { date } from '../fields.ts';
import { toPence } from '../money.ts';
import { json } from '../route.ts';
import type { BankRow } from './bank-row.ts';

/** A payout of Stripe's to the trader's bank. Pounds; the day it should arrive. */
export const payout = z.object({ id: z.string(), amount: z.number(), arrivesOn: z.string() });
export type Payout = z.output<typeof payout>;

export const payoutShapes = {
  payouts: {
    summary: "The provider's payouts that arrive in a range of days, newest first",
    query: z.strictObject({ from: date, to: date }),
    reply: json(z.array(payout)),
  },
} as const;

/** A bank may be this many days away from the day that Stripe expects: a weekend and a bank holiday. */
export const payoutDays = 4;

/** True if a bank says that a row is from Stripe. */
export const isFromStripe = ({ text }: Pick<BankRow, 'text'>): boolean => /\bstripe\b/i.test(text);

/**
 * The rows that are Stripe's payouts. Each payout is one row; the row nearest to its day, if several have its amount.
 * The payments in it are recorded when they are made, so it pays no invoice.
 */
export const payoutRows = <Row extends Pick<BankRow, 'text' | 'amount' | 'paidOn'>>(
  rows: readonly Row[],
  payouts: readonly Payout[],
): Set<Row> => {
  const found = new Set<Row>();
  for (const { amount, arrivesOn } of payouts) {
    const daysOff = ({ paidOn }: Row): number => Math.abs(daysBetween(arrivesOn, paidOn));
    const [nearest] = rows
      .filter((row) => isFromStripe(row) && toPence(row.amount) === toPence(amount) && !found.has(row))
      .filter((row) => daysOff(row) <= payoutDays)
      .sort((one, other) => daysOff(one) - daysOff(other));
    if (nearest) found.add(nearest);
  }
  return found;
};
