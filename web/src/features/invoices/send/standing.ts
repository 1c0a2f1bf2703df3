import { londonDate, today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { shownState } from '#shared/invoices/status.ts';

/** True if sending is the next step: it was never emailed, and isn't due for a reminder already. */
export const isToSend = (invoice: Invoice): boolean =>
  !invoice.sentAt && shownState(invoice, today()) === 'unpaid';

/** At most one reminder is sent per London day, whoever sends it. */
export const wasRemindedToday = ({ lastRemindedAt }: Invoice): boolean =>
  lastRemindedAt !== null && londonDate(lastRemindedAt) >= today();
