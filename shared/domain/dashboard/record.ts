import * as z from 'zod/mini';
import { activity } from '../../dashboard/contract.ts';

export const activityRecord = z.extend(activity, {
  /** Epoch seconds after which it leaves the list: no change says that it went. */
  ttl: z.number(),
});

const count = z._default(z.number(), 0);

/** How many of each there are; sums in whole pence. */
export const countersRecord = z.object({
  clients: count,
  jobs_pending: count,
  jobs_in_progress: count,
  jobs_completed: count,
  jobs_cancelled: count,
  /** Invoices that are not paid, overdue ones included. */
  invoicesOpen: count,
  invoicesPaid: count,
  /** On invoices that are not paid. */
  openPence: count,
  quotesAccepted: count,
  quotesAcceptedPence: count,
  quotesDeclined: count,
});

/** What came in one calendar month, Europe/London; sums in whole pence. */
export const monthRecord = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  paidPence: count,
  quotesAccepted: count,
  quotesAcceptedPence: count,
});

/** What is not paid yet of the invoices due on one day, and what waits for an answer until that day; sums in whole pence. */
export const dueDayRecord = z.object({
  /** `YYYY-MM-DD`. */
  date: z.string(),
  openCount: count,
  openPence: count,
  /** Quotes that were sent, whose last day it is. */
  quotesOpen: count,
  quotesOpenPence: count,
});
