import { duesRoutes } from '#shared/dues/routes.ts';
import { type ListQuery, usePagedList } from '../api/paged-list.ts';

/** What is due, as far as it has come: the earliest first; or what is asked for. */
export const useDues = (part?: ListQuery) => usePagedList(duesRoutes.list, part);
