import { useQuery } from '@tanstack/react-query';
import { addDays } from '#shared/dates.ts';
import { siteAddress } from '#shared/sites/address.ts';
import { soonDays } from '#shared/sites/kinds.ts';
import { sitesRoutes } from '#shared/sites/routes.ts';
import type { Site } from '#shared/sites/site.ts';
import { threadRoutes } from '#shared/thread/routes.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';
import { jobQuery } from './jobs.ts';

/** All properties, or a client's, newest first. */
export const useSites = (clientId?: number) =>
  usePagedList(sitesRoutes.list, clientId === undefined ? undefined : { clientId });

export const siteQuery = (id: number) => read(sitesRoutes.get, { params: { id } });

/** An appliance's history in certificates. */
export const historyQuery = (id: number, applianceId: number) =>
  read(sitesRoutes.history, { params: { id, applianceId } });

export const appliancesQuery = (id: number) => read(sitesRoutes.appliances, { params: { id } });

/** A property in one line: name, street and postcode. */
export const siteLine = ({ name, address, postcode }: Pick<Site, 'name' | 'address' | 'postcode'>): string =>
  [name, address.split('\n').filter(Boolean).join(', '), postcode].filter(Boolean).join(', ');

/** Where a job's work is, as emails and documents about it state. */
export const useWorkAt = (jobId: number | null): string | undefined => {
  const { data: job } = useQuery({ ...jobQuery(jobId ?? 0), enabled: jobId !== null });
  return job?.site ? siteAddress(job.site) : undefined;
};

/** What was done at a property; fetched whenever it is opened, because every change to a document changes it. */
export const siteThreadQuery = (id: number) => ({
  ...read(threadRoutes.ofSite, { params: { id } }),
  staleTime: 0,
});

/** A client's properties that are open for new work. */
export const openSites = (sites: readonly Site[], clientId: number | null | undefined): Site[] =>
  sites.filter((site) => site.clientId === clientId && site.archivedAt === null);

/** Whether on a day something at a property is overdue, or due so soon that a visit should be booked. */
export const dueOf = (
  { nextDue, overdue }: Pick<Site, 'nextDue' | 'overdue'>,
  today: string,
): 'overdue' | 'soon' | null => {
  if (overdue > 0) return 'overdue';
  return nextDue !== null && nextDue <= addDays(today, soonDays) ? 'soon' : null;
};
