import { londonDate, today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';

/** At most one reminder is sent per London day, whoever sends it. */
export const wasRemindedToday = ({ lastRemindedAt }: Invoice): boolean =>
  lastRemindedAt !== null && londonDate(lastRemindedAt) >= today();
