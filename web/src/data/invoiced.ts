import type { QueryClient } from '@tanstack/react-query';
import { type Invoice, invoicesRoutes } from '#shared/invoices/contract.ts';
import type { ListPages } from '../api/list-pages.ts';
import { listOptions } from '../api/paged-list.ts';

/** Whether a job is known to have an invoice already: only as far as the invoices have come. */
export const isInvoiced = (cache: QueryClient, jobId: number): boolean =>
  cache
    .getQueryData<ListPages<Invoice>>(listOptions(invoicesRoutes.list).queryKey)
    ?.pages.some((page) => page.rows.some((invoice) => invoice.jobId === jobId)) ?? false;
