import { useCallback, useMemo, useState } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
import { isSame, type When, whenOf } from './moved.ts';
import { useMove } from './use-move.ts';

interface Draft {
  job: Job;
  when: When;
  /** By the keys, which are heard until it is saved or let go. */
  byKeys: boolean;
}

/** A job that is being moved or stretched, and is shown where it would be; by whoever may move none, nothing is. `begin` and `change` are the same at every drawing. */
export const useMoving = (mayMove: boolean) => {
  const [draft, setDraft] = useState<Draft | null>(null);
  const move = useMove();
  const job = useMemo(() => draft && { ...draft.job, ...draft.when }, [draft]);
  const begin = useCallback(
    (held: Job, byKeys: boolean) => mayMove && setDraft({ job: held, when: whenOf(held), byKeys }),
    [mayMove],
  );
  const change = useCallback(
    (to: (from: When, kept: When) => When) =>
      setDraft((now) => {
        if (!now) return now;
        const when = to(now.when, whenOf(now.job));
        // Most moves of a pointer lead to the same quarter of an hour.
        return isSame(when, now.when) ? now : { ...now, when };
      }),
    [],
  );
  return {
    /** The job as it would be. */
    job,
    byKeys: draft?.byKeys ?? false,
    begin,
    change,
    letGo: () => setDraft(null),
    save: () => {
      setDraft(null);
      if (draft && !isSame(draft.when, whenOf(draft.job))) move(draft.job, draft.when);
    },
  };
};

export type Moving = ReturnType<typeof useMoving>;
