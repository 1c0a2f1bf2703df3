import { daysShown } from '#shared/calendar/month.ts';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import { prefetchList } from '../../api/prefetch.ts';
import { useScheduledJobs } from '../../data/scheduled-jobs.ts';

/** The jobs on a month's page. */
export const useMonthJobs = (month: string) => useScheduledJobs(daysShown(month));

/** Prefetches a month's jobs. */
export const prefetchMonth = (month: string): void => prefetchList(jobsRoutes.list, daysShown(month));
