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

/** What is said of an invoice where nobody paid it and yet nothing is owed: it was credited in full, or made void. */
export type ShownState = InvoiceStatus | 'credited' | 'void';

interface Standing {
  status: InvoiceStatus;
  dueDate: string;
  paidAt: string | null;
  credited: number;
  voidedAt: string | null;
}

/** The word that stands for how an invoice is on a day; `today` is a calendar date in Europe/London. */
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

/** The one figure of an invoice, wherever it stands for it: what is owed of it, what came in once it is paid, else what it was for. Pounds. */
export const figureOf = (invoice: Figured, today: string): number => {
  const state = shownState(invoice, today);
  if (state === 'credited' || state === 'void') return invoice.amount;
  return state === 'paid' ? invoice.paid : invoice.balance;
};

/** Whole days since the due date has passed; 0 on the due date and before. */
export const daysOverdue = (dueDate: string, today: string): number =>
  Math.max(0, daysBetween(dueDate, today));

/** The number a new invoice suggests: INV-{year}-{last six digits of the timestamp}. */
export const suggestedNumber = (now: number): string =>
  `INV-${new Date(now).getFullYear()}-${String(now).slice(-6)}`;

/** What a new invoice gets where nothing else is said. */
export const invoiceDefaults = { status: 'unpaid' } as const;
