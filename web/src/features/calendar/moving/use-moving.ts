import { useMemo, useState } from 'react';
import { clashesWith, clashSentence } from '#shared/calendar/clashes.ts';
import { daysOf } from '#shared/calendar/days.ts';
import { readWhen } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { isSame, type When, whenOf } from './moved.ts';
import { useMove } from './use-move.ts';

interface Draft {
  job: Job;
  when: When;
  /** By the keys, which are heard until it is saved or let go. */
  byKeys: boolean;
}

/** A job that is being moved or stretched, and is shown where it would be; `rows` are the jobs beside it. */
export const useMoving = (rows: readonly Job[]) => {
  const [draft, setDraft] = useState<Draft | null>(null);
  const move = useMove();
  const shown = useMemo(
    () => (draft ? rows.map((row) => (row.id === draft.job.id ? { ...row, ...draft.when } : row)) : rows),
    [rows, draft],
  );
  const letGo = () => setDraft(null);
  return {
    draft,
    /** The jobs, the moved one where it would be. */
    shown,
    begin: (job: Job, byKeys: boolean) => setDraft({ job, when: whenOf(job), byKeys }),
    change: (to: (from: When, kept: When) => When) =>
      setDraft((now) => now && { ...now, when: to(now.when, whenOf(now.job)) }),
    letGo,
    save: () => {
      setDraft(null);
      if (draft && !isSame(draft.when, whenOf(draft.job))) move(draft.job, draft.when);
    },
  };
};

export type Moving = ReturnType<typeof useMoving>;

/** What is said of a job on its way: when it would be, and who would be in two places at once. */
export const sayMoving = ({ draft, shown }: Moving): string => {
  if (!draft) return '';
  const job = { ...draft.job, ...draft.when };
  const clashes = daysOf(job) ? clashesWith(job, shown) : [];
  const sentences = new Set(clashes.map((clash) => clashSentence(clash, today())));
  return [`${job.title}: ${readWhen(job, today()).join(', ')}`, ...sentences].join('. ');
};
