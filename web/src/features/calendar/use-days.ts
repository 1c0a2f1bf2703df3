import { useMemo } from 'react';
import { daysOf } from '#shared/calendar/days.ts';
import { daysShown } from '#shared/calendar/month.ts';
import { earliest, latest } from '#shared/dates.ts';
import { clashesIn, clashesWords } from '#shared/jobs/clashes.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { inOrder, jobsByDay } from './jobs-by-day.ts';

/** The jobs on a month's page by day, and who is double-booked among them. */
export interface DaysOfMonth {
  days: ReadonlyMap<string, readonly Job[]>;
  /** `Sam twice`, by the job's id. */
  clashes: ReadonlyMap<number, string>;
  /** The same without the job being moved: if that has no clash, nothing needs to render again. */
  still: ReadonlyMap<number, string>;
  /** The days with clashes. */
  clashing: ReadonlySet<string>;
  /** The id of the job being moved. */
  held?: number;
}

/** Checks `all` for clashes; `shown` are those displayed. */
export const useDays = (all: readonly Job[], shown: readonly Job[], month: string): DaysOfMonth => {
  const { from, to } = daysShown(month);
  const days = useMemo(() => jobsByDay(shown, from, to), [shown, from, to]);
  const found = useMemo(() => [...clashesIn(all, from, to)], [all, from, to]);
  return useMemo(() => {
    const visible = new Set(shown.map(({ id }) => id));
    const clashes = new Map(found.map(([id, told]) => [id, clashesWords(told)] as const));
    const clashing = found.flatMap(([id, told]) => (visible.has(id) ? told.map(({ day }) => day) : []));
    return { days, clashes, still: clashes, clashing: new Set(clashing) };
  }, [days, found, shown]);
};

/** The jobs that stay where they are while one is moved. */
export const useStill = (rows: readonly Job[], held: Job | null): readonly Job[] => {
  const id = held?.id;
  return useMemo(() => (id ? rows.filter((row) => row.id !== id) : rows), [rows, id]);
};

/** The same with the job being moved: recomputes only its days, because the pointer moves often. */
export const withMoved = (base: DaysOfMonth, job: Job | null, month: string): DaysOfMonth => {
  const span = job && daysOf(job);
  if (!job || !span) return base;
  const { from, to } = daysShown(month);
  const [first, last] = [latest(span.first, from) ?? from, earliest(span.last, to) ?? to];
  const days = new Map(base.days);
  const beside = new Map<number, Job>([[job.id, job]]);
  for (const day of jobsByDay([job], first, last).keys()) {
    const others = base.days.get(day) ?? [];
    for (const other of others) beside.set(other.id, other);
    days.set(day, inOrder([...others, job]));
  }
  const found = [...clashesIn([...beside.values()], first, last)];
  return {
    days,
    clashes: new Map([...base.clashes, ...found.map(([id, told]) => [id, clashesWords(told)] as const)]),
    still: base.still,
    clashing: new Set([...base.clashing, ...found.flatMap(([, told]) => told.map(({ day }) => day))]),
    held: job.id,
  };
};
