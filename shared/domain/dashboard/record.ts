import * as z from 'zod/mini';
import { activity } from '../../dashboard/contract.ts';

export const activityRecord = z.extend(activity, {
  /** Epoch seconds after which it leaves the list. No change reports that. */
  ttl: z.number(),
});

const count = z._default(z.number(), 0);

/** Counts of records; amounts in whole pence. */
export const countersRecord = z.object({
  clients: count,
  jobs_pending: count,
  jobs_in_progress: count,
  jobs_completed: count,
  jobs_cancelled: count,
  /** Unpaid invoices, including overdue ones. */
  invoicesOpen: count,
  invoicesPaid: count,
  /** The amount owed on unpaid invoices. */
  openPence: count,
  quotesAccepted: count,
  quotesAcceptedPence: count,
  quotesDeclined: count,
});

/** What was received in one calendar month, Europe/London. Amounts in whole pence. */
export const monthRecord = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  paidPence: count,
  quotesAccepted: count,
  quotesAcceptedPence: count,
});

/** The unpaid invoices due on one day, and the open quotes that expire on it. Amounts in whole pence. */
export const dueDayRecord = z.object({
  /** `YYYY-MM-DD`. */
  date: z.string(),
  openCount: count,
  openPence: count,
  /** Sent quotes whose last day this is. */
  quotesOpen: count,
  quotesOpenPence: count,
});
