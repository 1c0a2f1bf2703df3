import type { QueryClient } from '@tanstack/react-query';
import { type DayJob, dashboardRoutes } from '#shared/dashboard/contract.ts';
import { changeRecord } from '../api/change-record.ts';
import { read } from '../api/read.ts';

export type Day = { jobs: DayJob[] };

/** The jobs around a day (`YYYY-MM-DD`). The day is in its key, so that the next morning asks anew. */
export const dayQuery = (date: string) => {
  const { queryKey, ...query } = read(dashboardRoutes.day, {});
  return { ...query, queryKey: [queryKey[0], date] };
};

/** The days there are, whichever morning asked for them. */
export const everyDay = { queryKey: [dashboardRoutes.day.path] };

/** Shows a job of the day changed; answers what takes that back. */
export const amendDay = (cache: QueryClient, id: number, changes: Partial<DayJob>): (() => void) => {
  const restores = cache.getQueriesData<Day>(everyDay).map(([queryKey]) =>
    changeRecord<Day>(cache, { queryKey }, ({ jobs }) => ({
      jobs: jobs.map((job) => (job.id === id ? { ...job, ...changes } : job)),
    })),
  );
  return () => {
    for (const restore of restores) restore();
  };
};
