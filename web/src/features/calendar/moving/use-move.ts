import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { readWhen } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import { type Job, jobsRoutes } from '#shared/jobs/contract.ts';
import { fromServer } from '../../../api/from-server.ts';
import { useCall } from '../../../api/use-call.ts';
import { type Toast, toast } from '../../../components/toast.ts';
import { jobQuery, knownJob, putJob } from '../../../data/jobs.ts';
import { madeOn } from '../../../store/made-on.ts';
import { wasKept } from '../../../store/waiting.ts';
import { words } from '../../../words.ts';
import { texts } from '../texts.ts';
import { type When, whenOf } from './moved.ts';

/** A job that is on its way: as the server said it last, and the last of its moves. */
interface Underway {
  said: Job;
  last: object;
}

const saidOf = (job: Job, takeBack?: () => void): Toast => {
  const title = takeBack ? texts.moved : texts.movedBack;
  const when = readWhen(job, today()).join(', ');
  const next = takeBack && { word: words.undo, onPress: takeBack };
  return { title, description: `${job.title}: ${when}`, short: `${title}: ${when}`, next };
};

/**
 * Saves another day or time of a job: it is shown there at once, and goes back if the server refuses, or to what the server says it
 * is by now. What is said of it offers to take it back. A job may be moved on before the server has answered.
 */
export const useMove = () => {
  const cache = useQueryClient();
  const underway = useRef(new Map<number, Underway>());
  /** Shows what the server said of a job, unless another move of it is shown already. */
  const put = (job: Job, move: object) => {
    const now = underway.current.get(job.id);
    if (now && now.last !== move) {
      now.said = job;
      return;
    }
    underway.current.delete(job.id);
    putJob(cache, job);
  };
  const { mutateAsync } = useCall(jobsRoutes.update, {
    failure: texts.moveFailed,
    optimistic: (_, { params, body }) => {
      const id = Number(params.id);
      const said = underway.current.get(id)?.said ?? knownJob(cache, id);
      if (!said) return () => undefined;
      underway.current.set(id, { said, last: body });
      putJob(cache, { ...said, ...whenOf(body as When) });
      return () => put(underway.current.get(id)?.said ?? said, body);
    },
  });
  const send = (job: Job, when: When, isUndo: boolean) => {
    const { id, title, clientId, updatedAt } = job;
    const body = madeOn({ title, clientId, ...when, updatedAt }, job);
    mutateAsync({ params: { id }, body }).then(
      (saved) => {
        // What waits is laid over what the server said.
        if (wasKept(saved)) return;
        put(saved, body);
        toast(saidOf(saved, isUndo ? undefined : () => send(saved, whenOf(job), true)));
      },
      () =>
        cache.fetchQuery({ ...jobQuery(id), ...fromServer }).then(
          (now) => put(now, body),
          () => undefined,
        ),
    );
  };
  return (job: Job, when: When) => send(job, when, false);
};
