import { daysBetween } from '../dates.ts';

export const invoiceStatuses = ['unpaid', 'paid', 'overdue'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** An invoice's status on a day: unpaid past the due date is `overdue`. `today` is a calendar date in Europe/London. */
export const shownStatus = (
  invoice: { status: InvoiceStatus; dueDate: string },
  today: string,
): InvoiceStatus => (invoice.status !== 'paid' && invoice.dueDate < today ? 'overdue' : invoice.status);

/** How an invoice that nobody paid and that has nothing owed is described: credited in full, or void. */
export type ShownState = InvoiceStatus | 'credited' | 'void';

interface Standing {
  status: InvoiceStatus;
  dueDate: string;
  paidAt: string | null;
  credited: number;
  voidedAt: string | null;
}

/** An invoice's status word on a day; `today` is a calendar date in Europe/London. */
export const shownState = (invoice: Standing, today: string): ShownState => {
  if (invoice.voidedAt) return 'void';
  const status = shownStatus(invoice, today);
  return status === 'paid' && !invoice.paidAt && invoice.credited > 0 ? 'credited' : status;
};

interface Figured extends Standing {
  amount: number;
  paid: number;
  balance: number;
}

/** The main figure of an invoice: what is owed, or what was received once paid, or otherwise its amount. Pounds. */
export const figureOf = (invoice: Figured, today: string): number => {
  const state = shownState(invoice, today);
  if (state === 'credited' || state === 'void') return invoice.amount;
  return state === 'paid' ? invoice.paid : invoice.balance;
};

/** Whole days past the due date; 0 until then. */
export const daysOverdue = (dueDate: string, today: string): number =>
  Math.max(0, daysBetween(dueDate, today));

/** The suggested number of a new invoice: INV-{year}-{last six digits of the timestamp}. */
export const suggestedNumber = (now: number): string =>
  `INV-${new Date(now).getFullYear()}-${String(now).slice(-6)}`;

/** Defaults of a new invoice. */
export const invoiceDefaults = { status: 'unpaid' } as const;
