import { useCallback, useMemo, useState } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
import { isSame, type When, whenOf } from './moved.ts';
import { useMove } from './use-move.ts';

interface Draft {
  job: Job;
  when: When;
  /** By keyboard, until it is saved or cancelled. */
  byKeys: boolean;
}

/** The job being moved or resized, shown at its target; never any for users who may not move jobs. `begin` and `change` are stable. */
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
        // Most pointer moves stay within the same quarter of an hour.
        return isSame(when, now.when) ? now : { ...now, when };
      }),
    [],
  );
  return {
    /** The job at its target. */
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
