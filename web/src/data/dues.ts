import { duesRoutes } from '#shared/dues/routes.ts';
import { usePagedList } from '../api/paged-list.ts';

/** What is due, as far as it has come: the earliest first. */
export const useDues = () => usePagedList(duesRoutes.list);
