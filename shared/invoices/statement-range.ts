import { addDays } from '../dates.ts';

/** The most open invoices that a statement lists, oldest first; the rest are given as a total. */
export const mostOpen = 500;

/** The most payments that it lists, newest first. */
export const mostPaid = 500;

/** The longest range of payments and the default, in days. */
export const longestRange = 400;
export const usualRange = 90;

/** The requested range; if only one end is given, the other follows from it. */
export const rangeOf = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } => {
  const last = to ?? (from && addDays(from, longestRange) < today ? addDays(from, longestRange) : today);
  return { from: from ?? addDays(last, -usualRange), to: last };
};
