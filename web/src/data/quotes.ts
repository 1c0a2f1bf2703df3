import { quotesRoutes } from '#shared/quotes/routes.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';

/** All quotes, newest first, as far as loaded. */
export const useQuotes = () => usePagedList(quotesRoutes.list);

/** A job's quotes: the one it came from, and its variations. */
export const useJobQuotes = (jobId: number) => usePagedList(quotesRoutes.list, { jobId: String(jobId) });

export const quoteQuery = (id: number) => read(quotesRoutes.get, { params: { id } });
