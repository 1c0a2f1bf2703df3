import { today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { shownState } from '#shared/invoices/status.ts';

/** True where sending is what comes next: it never went out by mail, and a reminder is not what is needed by now. */
export const isToSend = (invoice: Invoice): boolean =>
  !invoice.sentAt && shownState(invoice, today()) === 'unpaid';
