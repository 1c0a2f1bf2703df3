import type { Due } from '#shared/dues/contract.ts';
import { duesRoutes } from '#shared/dues/routes.ts';
import { type ListQuery, usePagedList } from '../api/paged-list.ts';
import { siteLine } from './sites.ts';

/** What is due, earliest first, as far as loaded; `part` filters it. */
export const useDues = (part?: ListQuery) => usePagedList(duesRoutes.list, part);

/** Where it is due, or for whom. */
export const placeOfDue = ({ site, client }: Pick<Due, 'site' | 'client'>): string =>
  site ? siteLine(site) : (client?.name ?? '');
