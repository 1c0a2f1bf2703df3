import { londonDate, today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { shownState } from '#shared/invoices/status.ts';

/** True where sending is what comes next: it never went out by mail, and a reminder is not what is needed by now. */
export const isToSend = (invoice: Invoice): boolean =>
  !invoice.sentAt && shownState(invoice, today()) === 'unpaid';

/** One reminder goes out a day in London, whoever asks for it. */
export const wasRemindedToday = ({ lastRemindedAt }: Invoice): boolean =>
  lastRemindedAt !== null && londonDate(lastRemindedAt) >= today();
