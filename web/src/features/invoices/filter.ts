import type { Invoice } from '#shared/invoices/contract.ts';
import { type InvoiceStatus, invoiceStatuses, shownState, shownStatus } from '#shared/invoices/status.ts';
import { texts } from './texts.ts';

export type StatusFilter = 'all' | InvoiceStatus;

export const statusFilters = (['all', ...invoiceStatuses] as const).map((value) => ({
  value,
  label: texts.filters[value],
}));

/** What `?status=` asks for; anything unknown is all. */
export const filterIn = (text: string): StatusFilter =>
  invoiceStatuses.find((status) => status === text) ?? 'all';

/** The invoices whose number or client's name contains the text and whose shown status is the one asked for. */
export const filtered = (
  invoices: readonly Invoice[],
  search: string,
  status: StatusFilter,
  today: string,
): readonly Invoice[] => {
  const text = search.trim().toLowerCase();
  if (!text && status === 'all') return invoices;
  return invoices.filter(
    (invoice) =>
      (status === 'all' || shownState(invoice, today) === status) &&
      (invoice.invoiceNumber.toLowerCase().includes(text) ||
        (invoice.client?.name.toLowerCase().includes(text) ?? false)),
  );
};

export const countOverdue = (invoices: readonly Invoice[], today: string): number =>
  invoices.reduce((count, invoice) => count + (shownStatus(invoice, today) === 'overdue' ? 1 : 0), 0);
