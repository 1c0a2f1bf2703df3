import { daysBetween } from '../dates.ts';

export const invoiceStatuses = ['unpaid', 'paid', 'overdue'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/**
 * The state an invoice shows on a day: one that is not paid and whose due date has passed reads overdue.
 * `today` is a calendar date in Europe/London.
 */
export const shownStatus = (
  invoice: { status: InvoiceStatus; dueDate: string },
  today: string,
): InvoiceStatus => (invoice.status !== 'paid' && invoice.dueDate < today ? 'overdue' : invoice.status);

/** Whole days since the due date has passed; 0 on the due date and before. */
export const daysOverdue = (dueDate: string, today: string): number =>
  Math.max(0, daysBetween(dueDate, today));

/** Days from today to the due date that a new invoice suggests. */
export const defaultDueDays = 30;

/** The number a new invoice suggests: INV-{year}-{last six digits of the timestamp}. */
export const suggestedNumber = (now: number): string =>
  `INV-${new Date(now).getFullYear()}-${String(now).slice(-6)}`;
