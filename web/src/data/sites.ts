import { sitesRoutes } from '#shared/sites/contract.ts';
import type { Site } from '#shared/sites/site.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';

/** All properties, newest first, or those of a client. */
export const useSites = (clientId?: number) =>
  usePagedList(sitesRoutes.list, clientId === undefined ? undefined : { clientId });

export const siteQuery = (id: number) => read(sitesRoutes.get, { params: { id } });

export const appliancesQuery = (id: number) => read(sitesRoutes.appliances, { params: { id } });

/** A property in one line: its name, street and postcode. */
export const siteLine = ({ name, address, postcode }: Pick<Site, 'name' | 'address' | 'postcode'>): string =>
  [name, address.split('\n').filter(Boolean).join(', '), postcode].filter(Boolean).join(', ');
