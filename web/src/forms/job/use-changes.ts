import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Job, jobsRoutes } from '#shared/jobs/contract.ts';
import type { JobInput, JobStatusChange } from '#shared/jobs/input.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { useCall } from '../../api/use-call.ts';
import type { NextToDo } from '../../components/toast.ts';
import { isInvoiced } from '../../data/invoiced.ts';
import { words } from '../../words.ts';
import { createOrUpdate } from '../create-or-update.ts';
import { texts } from './texts.ts';

/** Creates a job, or changes the given version of one. */
export const useSave = () => {
  const create = useCall(jobsRoutes.create, {
    success: ({ id }) => ({ ...texts.created, next: { word: words.show, to: `/jobs?id=${id}` } }),
    failure: texts.createFailed,
  });
  const update = useCall(jobsRoutes.update, {
    success: texts.updated,
    failure: texts.updateFailed,
  });
  return createOrUpdate<JobInput, Job>(create.mutateAsync, update.mutateAsync);
};

const nextAfter = (cache: QueryClient, { id, clientId, status }: Job): NextToDo | undefined =>
  status === 'completed' && !isInvoiced(cache, id)
    ? { word: words.createInvoice, to: `/invoices?new=1&client=${clientId}&job=${id}` }
    : undefined;

/** Moves a job on at once; it goes back if the server refuses, or to what the server says it is by now. */
export const useStatusChange = () => {
  const cache = useQueryClient();
  const { mutate, isPending } = useCall(jobsRoutes.changeStatus, {
    success: (job) => ({ ...texts.updated, short: texts.moved[job.status], next: nextAfter(cache, job) }),
    failure: texts.updateFailed,
  });
  const change = (
    { id, updatedAt }: Job,
    status: JobStatus,
    said: Pick<JobStatusChange, 'urgentRepair'> = {},
  ) => mutate({ params: { id }, body: { status, updatedAt, ...said } });
  return { change, isPending };
};
