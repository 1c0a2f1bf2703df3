import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';

/** All draft invoices, newest first, as far as loaded. */
export const useDrafts = () => usePagedList(invoicesRoutes.drafts);

/** One draft with its lines. */
export const draftQuery = (id: number) => read(invoicesRoutes.getDraft, { params: { id } });
