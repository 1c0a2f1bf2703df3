import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';

/** All invoices, newest first, as far as loaded. */
export const useInvoices = () => usePagedList(invoicesRoutes.list);

export const invoiceQuery = (id: number) => read(invoicesRoutes.get, { params: { id } });
