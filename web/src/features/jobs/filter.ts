import type { Job } from '#shared/jobs/contract.ts';
import { type JobStatus, jobStatuses } from '#shared/jobs/status.ts';
import { jobLooks } from '../../data/job-looks.ts';
import { matching } from '../../search/matching.ts';
import { texts } from './texts.ts';

export type StatusFilter = 'all' | JobStatus;

export const statusFilters: { value: StatusFilter; label: string }[] = [
  { value: 'all', label: texts.allStatus },
  ...jobStatuses.map((value) => ({ value, label: jobLooks[value].name })),
];

/** Parses `?status=`; anything unknown is all. */
export const filterIn = (text: string): StatusFilter =>
  jobStatuses.find((status) => status === text) ?? 'all';

/** The jobs with this status that match a search by title, client, place, description or amount. */
export const filtered = (jobs: readonly Job[], search: string, status: StatusFilter): readonly Job[] => {
  const found = matching('jobs', jobs, search);
  return status === 'all' ? found : found.filter((job) => job.status === status);
};
