import type { QueryClient } from '@tanstack/react-query';
import { assignmentsRoutes } from '#shared/assignments/contract.ts';
import { dashboardRoutes } from '#shared/dashboard/contract.ts';
import { employeesRoutes } from '#shared/employees/contract.ts';
import { type Invoice, invoicesRoutes } from '#shared/invoices/contract.ts';
import { type Job, jobsRoutes } from '#shared/jobs/contract.ts';
import { changeRows } from '../api/change-rows.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';
import { refresh } from '../api/use-call.ts';
import { dropRow, putRow } from './list-rows.ts';

/** All jobs, newest first, as far as they have come. */
export const useJobs = () => usePagedList(jobsRoutes.list);

export const jobQuery = (id: number) => read(jobsRoutes.get, { params: { id } });

/** One client's jobs as a combobox takes them. */
export const jobChoices = (jobs: readonly Job[], clientId: number | null) =>
  jobs
    .filter((job) => job.clientId === clientId)
    .map(({ id, title, location }) => ({ value: String(id), label: title, note: location ?? undefined }));

/** Shows a saved job wherever it is cached: in its list, and by title on its invoices. */
export const putJob = (cache: QueryClient, job: Job): void => {
  putRow(cache, jobsRoutes.list, job);
  cache.setQueryData(jobQuery(job.id).queryKey, job);
  changeRows<Invoice>(cache, invoicesRoutes.list, (rows) =>
    rows.map((row) => (row.jobId === job.id ? { ...row, job: { id: job.id, title: job.title } } : row)),
  );
  void refresh(cache, [invoicesRoutes.get.path, ...jobFigures]);
};

/** Shows fields of a job as changed before the server has agreed; what it returns puts them back. */
export const amendJob = (cache: QueryClient, id: number, changes: Partial<Job>): (() => void) => {
  const { queryKey } = jobQuery(id);
  const before = cache.getQueryData(queryKey);
  if (before) cache.setQueryData(queryKey, { ...before, ...changes });
  const restoreList = changeRows<Job>(cache, jobsRoutes.list, (rows) =>
    rows.map((job) => (job.id === id ? { ...job, ...changes } : job)),
  );
  return () => {
    cache.setQueryData(queryKey, before);
    restoreList();
  };
};

/** Takes a job out of the list; what it returns puts it back. */
export const dropJob = (cache: QueryClient, id: number): (() => void) => {
  cache.removeQueries({ queryKey: jobQuery(id).queryKey });
  return dropRow<Job>(cache, jobsRoutes.list, id);
};

/** What is asked for anew after a job was added, changed or deleted; who is on it hangs on its status. */
export const jobFigures = [
  dashboardRoutes.stats.path,
  dashboardRoutes.activity.path,
  dashboardRoutes.analytics.path,
  employeesRoutes.stats.path,
  assignmentsRoutes.list.path,
];
