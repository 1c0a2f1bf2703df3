import { useMemo } from 'react';
import { clashesIn, clashWords } from '#shared/calendar/clashes.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { jobsByDay } from './jobs-by-day.ts';
import { daysShown } from './month.ts';

/**
 * The jobs on a month's page by their days, and among them all who is to be in two places at once: in words by the job's id, and the days
 * of it. `shown`: those that are looked at.
 */
export const useDays = (all: readonly Job[], shown: readonly Job[], month: string) => {
  const { from, to } = daysShown(month);
  const days = useMemo(() => jobsByDay(shown, from, to), [shown, from, to]);
  const found = useMemo(() => clashesIn(all, from, to), [all, from, to]);
  return useMemo(() => {
    const entries = [...found];
    const visible = new Set(shown.map(({ id }) => id));
    return {
      days,
      clashes: new Map(
        entries.map(([id, clashes]) => [id, [...new Set(clashes.map(clashWords))].join(', ')] as const),
      ),
      clashing: new Set(
        entries.flatMap(([id, clashes]) => (visible.has(id) ? clashes.map(({ day }) => day) : [])),
      ),
    };
  }, [days, found, shown]);
};

export type DaysOfMonth = ReturnType<typeof useDays>;
