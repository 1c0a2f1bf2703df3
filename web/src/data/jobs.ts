import type { Job } from '#shared/jobs/contract.ts';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';

/** All jobs, newest first, as far as loaded. */
export const useJobs = () => usePagedList(jobsRoutes.list);

export const jobQuery = (id: number) => read(jobsRoutes.get, { params: { id } });

/** A client's jobs as combobox choices. */
export const jobChoices = (jobs: readonly Job[], clientId: number | null) =>
  jobs
    .filter((job) => job.clientId === clientId)
    .map(({ id, title, location }) => ({ value: String(id), label: title, note: location ?? undefined }));
