import type { QueryClient } from '@tanstack/react-query';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { dashboardRoutes } from '#shared/dashboard/contract.ts';
import { type Invoice, invoicesRoutes, type OneInvoice } from '#shared/invoices/contract.ts';
import { changeRecord, putRecord } from '../api/change-record.ts';
import { changeRows } from '../api/change-rows.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';
import { refresh } from '../api/use-call.ts';
import { dropRow, putRow } from './list-rows.ts';

/** All invoices, newest first, as far as they have come. */
export const useInvoices = () => usePagedList(invoicesRoutes.list);

export const invoiceQuery = (id: number) => read(invoicesRoutes.get, { params: { id } });

/** Shows a saved invoice wherever it is cached. */
export const putInvoice = (cache: QueryClient, invoice: OneInvoice): void => {
  putRow(cache, invoicesRoutes.list, invoice);
  putRecord(cache, invoiceQuery(invoice.id), invoice);
  void refresh(cache, [clientsRoutes.thread.path]);
};

/** Shows fields of an invoice as changed before the server has agreed; what it returns puts them back. */
export const amendInvoice = (cache: QueryClient, id: number, changes: Partial<Invoice>): (() => void) => {
  const restore = changeRecord<OneInvoice>(cache, invoiceQuery(id), (one) => ({ ...one, ...changes }));
  const restoreList = changeRows<Invoice>(cache, invoicesRoutes.list, (rows) =>
    rows.map((invoice) => (invoice.id === id ? { ...invoice, ...changes } : invoice)),
  );
  return () => {
    restore();
    restoreList();
  };
};

/** Takes an invoice out of the list; what it returns puts it back. */
export const dropInvoice = (cache: QueryClient, id: number): (() => void) => {
  cache.removeQueries({ queryKey: invoiceQuery(id).queryKey });
  return dropRow<Invoice>(cache, invoicesRoutes.list, id);
};

/** What is counted anew after an invoice was added, changed or deleted. */
export const invoiceFigures = [
  dashboardRoutes.stats.path,
  dashboardRoutes.activity.path,
  dashboardRoutes.analytics.path,
  // What each client owes, and all of their papers.
  clientsRoutes.list.path,
];
