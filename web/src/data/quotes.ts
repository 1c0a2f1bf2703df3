import { quotesRoutes } from '#shared/quotes/routes.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';

/** All quotes, newest first, as far as loaded. */
export const useQuotes = () => usePagedList(quotesRoutes.list);

export const quoteQuery = (id: number) => read(quotesRoutes.get, { params: { id } });
