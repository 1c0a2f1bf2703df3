import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { readWhen } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import { type Job, jobsRoutes } from '#shared/jobs/contract.ts';
import { fromServer } from '../../../api/floor.ts';
import { useCall } from '../../../api/use-call.ts';
import { jobQuery, putJob } from '../../../data/jobs.ts';
import { words } from '../../../words.ts';
import { texts } from '../texts.ts';
import { type When, whenOf } from './moved.ts';

/**
 * Saves another day or time of a job: it is shown there at once, and goes back if the server refuses, or to what the server says it
 * is by now. What is said of it offers to take it back.
 */
export const useMove = () => {
  const cache = useQueryClient();
  const from = useRef<{ job: Job; isUndo: boolean } | null>(null);
  const { mutate } = useCall(jobsRoutes.update, {
    success: (job) => {
      const { current } = from;
      const title = current?.isUndo ? texts.movedBack : texts.moved;
      const when = readWhen(job, today()).join(', ');
      const before = current && !current.isUndo ? whenOf(current.job) : null;
      const next = before ? { word: words.undo, onPress: () => send(job, before, true) } : undefined;
      return { title, description: `${job.title}: ${when}`, short: `${title}: ${when}`, next };
    },
    failure: texts.moveFailed,
    onSuccess: (job) => putJob(cache, job),
    // It is laid over what the server said as long as it waits.
    onKept: () => from.current && putJob(cache, from.current.job),
  });
  const send = (job: Job, when: When, isUndo: boolean) => {
    from.current = { job, isUndo };
    putJob(cache, { ...job, ...when });
    const { id, title, clientId, updatedAt } = job;
    const onError = () => {
      putJob(cache, job);
      cache.fetchQuery({ ...jobQuery(id), ...fromServer }).then(
        (now) => putJob(cache, now),
        () => undefined,
      );
    };
    mutate({ params: { id }, body: { title, clientId, ...when, updatedAt } }, { onError });
  };
  return (job: Job, when: When) => send(job, when, false);
};
