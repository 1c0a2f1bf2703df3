import type { JobStatus } from '#shared/jobs/status.ts';
import { followsFeed } from '../store/live.ts';
import type { MutationEntry } from '../store/mutation-entry.ts';
import { useWaiting, waitingNow } from '../store/waiting.ts';

interface WithStatus {
  id: number;
  status: JobStatus;
}

const isStepOf = (id: number, { route, params, standing }: MutationEntry): boolean =>
  route === 'PATCH /api/jobs/{id}' && Number(params.id) === id && standing !== 'refused';

/**
 * The version that a step of a job is based on. If the previous step is still queued and no records here show its result, the step
 * goes without a version, after the previous one.
 */
export const versionOf = ({ id, updatedAt }: { id: number; updatedAt: string }): { updatedAt?: string } =>
  !followsFeed() && waitingNow().all.some((each) => isStepOf(id, each)) ? {} : { updatedAt };

/** Overlays queued starts and completions on jobs, where no records do it. */
export const useWaitingStatus = (): (<Job extends WithStatus>(job: Job) => Job) => {
  const { all } = useWaiting();
  return (job) => {
    const entry = all.findLast((each) => isStepOf(job.id, each));
    const status = (entry?.set as Partial<WithStatus> | undefined)?.status;
    return status ? { ...job, status } : job;
  };
};
