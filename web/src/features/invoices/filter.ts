import type { Invoice } from '#shared/invoices/contract.ts';
import { type InvoiceStatus, invoiceStatuses, shownState } from '#shared/invoices/status.ts';
import { matching } from '../../search/matching.ts';
import { texts } from './texts.ts';

export type StatusFilter = 'all' | InvoiceStatus;

export const statusFilters = (['all', ...invoiceStatuses] as const).map((value) => ({
  value,
  label: texts.filters[value],
}));

/** Parses `?status=`; anything unknown is all. */
export const filterIn = (text: string): StatusFilter =>
  invoiceStatuses.find((status) => status === text) ?? 'all';

/** The invoices with this displayed status that match a search by number, client, job or amount. */
export const filtered = (
  invoices: readonly Invoice[],
  search: string,
  status: StatusFilter,
  today: string,
): readonly Invoice[] => {
  const found = matching('invoices', invoices, search);
  return status === 'all' ? found : found.filter((invoice) => shownState(invoice, today) === status);
};
