import type { DayJob } from '#shared/dashboard/contract.ts';
import { type Job, jobsRoutes } from '#shared/jobs/contract.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { useCall } from '../../api/use-call.ts';
import type { Toast } from '../../components/toast.ts';
import { words } from '../../words.ts';
import { progressTexts as texts } from './texts.ts';

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
  const undo = useCall(jobsRoutes.update, {
    success: texts.undone,
    failure: texts.failed,
  });
  const takeBack = ({ id, title, clientId, updatedAt }: Job, status: JobStatus) =>
    undo.mutate({ params: { id }, body: { title, clientId, status, updatedAt } });
  const { mutate, isPending } = useCall(jobsRoutes.changeStatus, {
    // Not with the press: a job that is done leaves the card, and what stands with the press goes with it.
    success: (job) =>
      saidAfter(job, () => takeBack(job, job.status === 'completed' ? 'in_progress' : 'pending')),
    failure: texts.failed,
  });
  const move = (job: DayJob, status: JobStatus) =>
    mutate({ params: { id: job.id }, body: { status, updatedAt: job.updatedAt } });
  return { move, isPending: isPending || undo.isPending };
};
