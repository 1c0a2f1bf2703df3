import { readWhen } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { type Toast, toast } from '../../../components/toast.ts';
import { madeOn } from '../../../store/made-on.ts';
import { wasKept } from '../../../store/waiting.ts';
import { words } from '../../../words.ts';
import { texts } from '../texts.ts';
import { type When, whenOf } from './moved.ts';

const saidOf = (job: Job, takeBack?: () => void): Toast => {
  const title = takeBack ? texts.moved : texts.movedBack;
  const when = readWhen(job, today()).join(', ');
  const undo = takeBack && { word: words.undo, onPress: takeBack };
  return { title, description: `${job.title}: ${when}`, short: `${title}: ${when}`, undo };
};

/**
 * Saves a job's new day or time: shown optimistically, reverted if the server refuses. The toast has Undo. A job may be moved
 * again before the server has answered.
 */
export const useMove = () => {
  const { mutateAsync } = useCall(jobsRoutes.update, { failure: texts.moveFailed });
  const send = (job: Job, when: When, isUndo: boolean) => {
    const { id, title, clientId, updatedAt } = job;
    const body = madeOn({ title, clientId, ...when, updatedAt }, job);
    mutateAsync({ params: { id }, body }).then(
      (saved) => {
        if (!wasKept(saved)) toast(saidOf(saved, isUndo ? undefined : () => send(saved, whenOf(job), true)));
      },
      () => undefined,
    );
  };
  return (job: Job, when: When) => send(job, when, false);
};
