import { addDays } from '../dates.ts';

/** The open invoices that one statement lists, the oldest first; what more there are is told as a sum. */
export const mostOpen = 500;

/** The payments that it lists, the newest. */
export const mostPaid = 500;

/** The longest range of payments, in days, and the usual one. */
export const longestRange = 400;
export const usualRange = 90;

/** The days that are meant. One that is told alone takes the other with it. */
export const rangeOf = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } => {
  const last = to ?? (from && addDays(from, longestRange) < today ? addDays(from, longestRange) : today);
  return { from: from ?? addDays(last, -usualRange), to: last };
};
