import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type DayJob, dashboardRoutes } from '#shared/dashboard/contract.ts';
import { type Job, jobsRoutes } from '#shared/jobs/contract.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { useCall } from '../../api/use-call.ts';
import type { Toast } from '../../components/toast.ts';
import type { Day } from '../../data/day.ts';
import { words } from '../../words.ts';
import { progressTexts as texts } from './texts.ts';

const everyDay = { queryKey: [dashboardRoutes.day.path] };

const amend = (cache: QueryClient, id: number, changes: Partial<DayJob>): (() => void) => {
  const before = cache.getQueriesData<Day>(everyDay);
  cache.setQueriesData<Day>(everyDay, (day) =>
    day ? { jobs: day.jobs.map((job) => (job.id === id ? { ...job, ...changes } : job)) } : day,
  );
  return () => {
    for (const [key, day] of before) cache.setQueryData(key, day);
  };
};

/** Wherever else the job is cached. Brought when it is needed: it knows of invoices, which the first screen does not. */
const putEverywhere = async (cache: QueryClient, job: Job) => {
  const { client: _, ...changes } = job;
  amend(cache, job.id, changes);
  const { putJob } = await import('../../data/jobs.ts');
  putJob(cache, job);
};

const usePut = () => {
  const cache = useQueryClient();
  return (job: Job) => void putEverywhere(cache, job);
};

/** What was done, the way back, and the bill that follows work that is done. */
const saidAfter = ({ id, clientId, status }: Job, takeBack: () => void): Toast => {
  const isDone = status === 'completed';
  const bill = { word: words.createInvoice, to: `/invoices?new=1&client=${clientId}&job=${id}` };
  return {
    ...texts.changed,
    short: isDone ? texts.completed : texts.started,
    undo: { word: words.undo, onPress: takeBack },
    next: isDone ? bill : undefined,
  };
};

/** Begins or completes a job where it stands, and offers to take that back. */
export const useProgress = () => {
  const put = usePut();
  const undo = useCall(jobsRoutes.update, {
    success: texts.undone,
    failure: texts.failed,
    refresh: [everyDay.queryKey[0] ?? ''],
    optimistic: (cache, { params, body }) => amend(cache, Number(params.id), { status: body.status }),
    onSuccess: put,
  });
  const takeBack = ({ id, title, clientId, updatedAt }: Job, status: JobStatus) =>
    undo.mutate({ params: { id }, body: { title, clientId, status, updatedAt } });
  const { mutate, isPending } = useCall(jobsRoutes.changeStatus, {
    // Not with the press: a job that is done leaves the card, and what stands with the press goes with it.
    success: (job) =>
      saidAfter(job, () => takeBack(job, job.status === 'completed' ? 'in_progress' : 'pending')),
    failure: texts.failed,
    refresh: [everyDay.queryKey[0] ?? ''],
    optimistic: (cache, { params, body }) => amend(cache, Number(params.id), { status: body.status }),
    onSuccess: put,
  });
  const move = (job: DayJob, status: JobStatus) =>
    mutate({ params: { id: job.id }, body: { status, updatedAt: job.updatedAt } });
  return { move, isPending: isPending || undo.isPending };
};

/** Keeps that the customer was told. It is a note: where it cannot be kept, the message went out all the same. */
export const useTold = () => {
  const put = usePut();
  const { mutate } = useCall(jobsRoutes.changeStatus, { failure: texts.notNoted, onSuccess: put });
  return ({ id, status }: DayJob) => mutate({ params: { id }, body: { status, told: true } });
};
