import { jobsRoutes } from '#shared/jobs/routes.ts';
import { usePagedList } from '../api/paged-list.ts';

/** A range of days, `YYYY-MM-DD`, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

/**
 * The jobs scheduled in a range of days, however many others there are. Not in jobs.ts, which would bring invoices to the first
 * screen.
 */
export const useScheduledJobs = (days: Days) => usePagedList(jobsRoutes.list, { ...days });
