import type { QueryClient } from '@tanstack/react-query';
import { assignmentsRoutes } from '#shared/assignments/contract.ts';
import { isOn } from '#shared/calendar/days.ts';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { dashboardRoutes } from '#shared/dashboard/contract.ts';
import { employeesRoutes } from '#shared/employees/contract.ts';
import { type Invoice, invoicesRoutes } from '#shared/invoices/contract.ts';
import { type Job, jobsRoutes } from '#shared/jobs/contract.ts';
import { changeRecord, putRecord } from '../api/change-record.ts';
import { changeRows } from '../api/change-rows.ts';
import { askedFor, type ListPages, type ListQuery, listOptions, usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';
import { refresh } from '../api/use-call.ts';
import { dropRow, putRow } from './list-rows.ts';
import type { Days } from './scheduled-jobs.ts';

/** All jobs, newest first, as far as they have come. */
export const useJobs = () => usePagedList(jobsRoutes.list);

/** Changes the rows of every list of jobs that is cached; what it returns puts them back. */
export const changeJobs = (cache: QueryClient, change: (rows: Job[]) => Job[]): (() => void) => {
  const restores = askedFor(cache, jobsRoutes.list).map((part) =>
    changeRows<Job>(cache, jobsRoutes.list, change, part),
  );
  return () => {
    for (const restore of restores) restore();
  };
};

const belongsTo = (part: ListQuery | undefined, job: Job): boolean => {
  if (!part) return true;
  const { from, to } = part as Partial<Days>;
  return Boolean(from && to && isOn(job, from, to));
};

export const jobQuery = (id: number) => read(jobsRoutes.get, { params: { id } });

/** One client's jobs as a combobox takes them. */
export const jobChoices = (jobs: readonly Job[], clientId: number | null) =>
  jobs
    .filter((job) => job.clientId === clientId)
    .map(({ id, title, location }) => ({ value: String(id), label: title, note: location ?? undefined }));

/** A job as the server said it last, in a list or by itself. */
export const knownJob = (cache: QueryClient, id: number): Job | undefined =>
  cache
    .getQueriesData<ListPages<Job>>({ queryKey: listOptions(jobsRoutes.list).queryKey })
    .flatMap(([, list]) => list?.pages.flatMap(({ rows }) => rows) ?? [])
    .find((job) => job.id === id) ?? cache.getQueryData(jobQuery(id).queryKey);

/** Shows a saved job wherever it is cached: in the lists it belongs to, and by title on its invoices. */
export const putJob = (cache: QueryClient, job: Job): void => {
  for (const part of askedFor(cache, jobsRoutes.list)) {
    if (belongsTo(part, job)) putRow(cache, jobsRoutes.list, job, part);
    else dropRow<Job>(cache, jobsRoutes.list, job.id, part);
  }
  putRecord(cache, jobQuery(job.id), job);
  changeRows<Invoice>(cache, invoicesRoutes.list, (rows) =>
    rows.map((row) => (row.jobId === job.id ? { ...row, job: { id: job.id, title: job.title } } : row)),
  );
  void refresh(cache, [invoicesRoutes.get.path, ...jobFigures]);
};

/** Shows fields of a job as changed before the server has agreed; what it returns puts them back. */
export const amendJob = (cache: QueryClient, id: number, changes: Partial<Job>): (() => void) => {
  const restore = changeRecord<Job>(cache, jobQuery(id), (job) => ({ ...job, ...changes }));
  const restoreLists = changeJobs(cache, (rows) =>
    rows.map((job) => (job.id === id ? { ...job, ...changes } : job)),
  );
  return () => {
    restore();
    restoreLists();
  };
};

/** Takes a job out of its lists; what it returns puts it back. */
export const dropJob = (cache: QueryClient, id: number): (() => void) => {
  cache.removeQueries({ queryKey: jobQuery(id).queryKey });
  return changeJobs(cache, (rows) => rows.filter((job) => job.id !== id));
};

/** What is asked for anew after a job was added, changed or deleted; who is on it hangs on its status. */
export const jobFigures = [
  dashboardRoutes.day.path,
  dashboardRoutes.stats.path,
  dashboardRoutes.activity.path,
  dashboardRoutes.analytics.path,
  employeesRoutes.stats.path,
  assignmentsRoutes.list.path,
  clientsRoutes.thread.path,
];
