import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Job, jobsRoutes } from '#shared/jobs/contract.ts';
import type { JobInput, JobStatusChange } from '#shared/jobs/input.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { fromServer } from '../../api/from-server.ts';
import { refresh, useCall } from '../../api/use-call.ts';
import type { NextToDo } from '../../components/toast.ts';
import { isInvoiced } from '../../data/invoiced.ts';
import { amendJob, jobQuery, putJob } from '../../data/jobs.ts';
import { words } from '../../words.ts';
import { createOrUpdate } from '../create-or-update.ts';
import { texts } from './texts.ts';

/** Creates a job, or changes the given version of one. */
export const useSave = () => {
  const cache = useQueryClient();
  const onSuccess = (job: Job) => putMoved(cache, job);
  const create = useCall(jobsRoutes.create, {
    success: ({ id }) => ({ ...texts.created, next: { word: words.show, to: `/jobs?id=${id}` } }),
    madeBefore: jobsRoutes.update,
    failure: texts.createFailed,
    onSuccess,
  });
  const update = useCall(jobsRoutes.update, {
    success: texts.updated,
    failure: texts.updateFailed,
    onSuccess,
  });
  return createOrUpdate<JobInput, Job>(create.mutateAsync, update.mutateAsync);
};

const nextAfter = (cache: QueryClient, { id, clientId, status }: Job): NextToDo | undefined =>
  status === 'completed' && !isInvoiced(cache, id)
    ? { word: words.createInvoice, to: `/invoices?new=1&client=${clientId}&job=${id}` }
    : undefined;

/** A job that is completed may have brought the next one with it. */
const putMoved = (cache: QueryClient, job: Job) => {
  putJob(cache, job);
  if (job.nextJobId) void refresh(cache, [jobsRoutes.list.path]);
};

/** Moves a job on at once; it goes back if the server refuses, or to what the server says it is by now. */
export const useStatusChange = () => {
  const cache = useQueryClient();
  const { mutate, isPending } = useCall(jobsRoutes.changeStatus, {
    success: (job) => ({ ...texts.updated, short: texts.moved[job.status], next: nextAfter(cache, job) }),
    failure: texts.updateFailed,
    optimistic: (_, { params, body }) => amendJob(cache, Number(params.id), { status: body.status }),
    onSuccess: (job) => putMoved(cache, job),
  });
  const change = (
    { id, updatedAt }: Job,
    status: JobStatus,
    said: Pick<JobStatusChange, 'urgentRepair'> = {},
  ) => {
    const readNow = () => cache.fetchQuery({ ...jobQuery(id), ...fromServer });
    const onError = () =>
      void readNow().then(
        (job) => putJob(cache, job),
        () => undefined,
      );
    mutate({ params: { id }, body: { status, updatedAt, ...said } }, { onError });
  };
  return { change, isPending };
};
