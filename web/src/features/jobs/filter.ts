import type { Job } from '#shared/jobs/contract.ts';
import { type JobStatus, jobStatuses } from '#shared/jobs/status.ts';
import { jobLooks } from '../../data/job-looks.ts';
import { texts } from './texts.ts';

export type StatusFilter = 'all' | JobStatus;

export const statusFilters: { value: StatusFilter; label: string }[] = [
  { value: 'all', label: texts.allStatus },
  ...jobStatuses.map((value) => ({ value, label: jobLooks[value].name })),
];

/** What `?status=` asks for; anything unknown is all. */
export const filterIn = (text: string): StatusFilter =>
  jobStatuses.find((status) => status === text) ?? 'all';

/** The jobs whose title or client's name contains the text and whose status is the one asked for. */
export const filtered = (jobs: readonly Job[], search: string, status: StatusFilter): readonly Job[] => {
  const text = search.trim().toLowerCase();
  if (!text && status === 'all') return jobs;
  return jobs.filter(
    (job) =>
      (status === 'all' || job.status === status) &&
      (job.title.toLowerCase().includes(text) || job.client?.name.toLowerCase().includes(text)),
  );
};
