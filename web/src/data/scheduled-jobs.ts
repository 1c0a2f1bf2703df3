import { jobsRoutes } from '#shared/jobs/routes.ts';
import { usePagedList } from '../api/paged-list.ts';

/** Days from one to another, `YYYY-MM-DD`, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The jobs that have one of some days, however many others there are. Apart from jobs.ts, which brings invoices to the first screen. */
export const useScheduledJobs = (days: Days) => usePagedList(jobsRoutes.list, { ...days });
