import { quotesRoutes } from '#shared/quotes/routes.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';

/** All quotes, newest first, as far as they have come. */
export const useQuotes = () => usePagedList(quotesRoutes.list);

/** The quotes of one job, the one that made it and its variations. */
export const useJobQuotes = (jobId: number) => usePagedList(quotesRoutes.list, { jobId: String(jobId) });

export const quoteQuery = (id: number) => read(quotesRoutes.get, { params: { id } });
