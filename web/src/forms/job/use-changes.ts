import { useRef } from 'react';
import { assignmentsRoutes } from '#shared/assignments/routes.ts';
import type { Job } from '#shared/jobs/contract.ts';
import type { JobInput, JobStatusChange, TypedJob } from '#shared/jobs/input.ts';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import { isOpenJob, type JobStatus } from '#shared/jobs/status.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { words } from '../../words.ts';
import { createOrUpdate } from '../create-or-update.ts';
import { texts } from './texts.ts';

/** Creates a job and assigns people, or updates the given version. */
export const useSave = () => {
  const create = useCall(jobsRoutes.create, {
    success: ({ id }) => ({ ...texts.created, next: { word: words.show, to: `/jobs?id=${id}` } }),
    failure: texts.createFailed,
  });
  const update = useCall(jobsRoutes.update, {
    success: texts.updated,
    failure: texts.updateFailed,
  });
  const { mutate: assign } = useCall(assignmentsRoutes.create, { failure: texts.assignFailed });
  const save = createOrUpdate<JobInput, Job>(create.mutateAsync, update.mutateAsync);
  return async ({ people, ...input }: TypedJob, base: Job | null): Promise<Job> => {
    const job = await save(input, base);
    // Nobody is assigned to finished work.
    if (isOpenJob(job.status))
      for (const employeeId of people) assign({ body: { jobId: job.id, employeeId } });
    return job;
  };
};

type Moved = Pick<Job, 'id' | 'status' | 'updatedAt'>;
type Said = Pick<JobStatusChange, 'urgentRepair'>;

/** Changes a job's status optimistically, with Undo; if the server refuses, the job returns to its status there. */
export const useStatusChange = () => {
  const before = useRef<JobStatus>('pending');
  const mayTakeBack = isAmong(useSignedInUser(), openTo('jobs.update', desk));
  const undo = useCall(jobsRoutes.update, { success: texts.undone, failure: texts.updateFailed });
  const takeBack =
    ({ id, title, clientId, updatedAt }: Job, status: JobStatus) =>
    () =>
      undo.mutate({ params: { id }, body: { title, clientId, status, updatedAt } });
  const { mutate, mutateAsync, isPending } = useCall(jobsRoutes.changeStatus, {
    // Not in the press handler: a completed job disappears, and its button with it.
    success: (job) => ({
      ...texts.updated,
      short: texts.moved[job.status],
      ...(mayTakeBack && { undo: { word: words.undo, onPress: takeBack(job, before.current) } }),
    }),
    failure: texts.updateFailed,
  });
  const input = ({ id, status: was, updatedAt }: Moved, status: JobStatus, said: Said = {}) => {
    before.current = was;
    return { params: { id }, body: { status, updatedAt, ...said } };
  };
  return {
    /** Restores a job's status. */
    takeBack: (job: Job, status: JobStatus) => takeBack(job, status)(),
    change: (job: Moved, status: JobStatus, said?: Said) => mutate(input(job, status, said)),
    /** The same, returning the result. */
    changed: (job: Moved, status: JobStatus) => mutateAsync(input(job, status)),
    isPending: isPending || undo.isPending,
  };
};
