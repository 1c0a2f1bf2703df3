import { useState } from 'react';
import { daysBetween } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { moved, whenOf } from '../moving/moved.ts';
import { useMove } from '../moving/use-move.ts';

interface Held {
  job: Job;
  /** The day that it was taken from: for work of several days, one of them. */
  day: string;
}

/** Moves a job to the day chosen next, in this week or another, and shows that day. */
export const useMoveToDay = (choose: (day: string) => void) => {
  const [held, hold] = useState<Held | null>(null);
  const move = useMove();
  const letGo = () => hold(null);
  const moveTo = (day: string) => {
    if (held) move(held.job, moved(whenOf(held.job), { days: daysBetween(held.day, day) }));
    hold(null);
    choose(day);
  };
  return { held, hold, letGo, moveTo };
};

export type MoveToDay = ReturnType<typeof useMoveToDay>;
