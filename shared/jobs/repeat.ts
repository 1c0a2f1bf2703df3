import * as z from 'zod/mini';
import { type Dated, daysOf } from '../calendar/days.ts';
import { addDays, addMonths, daysBetween, formatDate } from '../dates.ts';
import { date, optional, orNull } from '../fields.ts';

export const repeatUnits = ['week', 'month', 'year'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** The longest interval between jobs. */
const mostEvery: Record<RepeatUnit, number> = { week: 52, month: 24, year: 10 };

/** A repeat rule: completing a job creates the next one, this much later. Without `until` it never ends. */
export const repeatInput = z
  .strictObject({
    every: z.int().check(z.minimum(1, 'Must be at least 1')),
    unit: z.enum(repeatUnits),
    /** The last day on which a next job may start. */
    until: optional(date),
  })
  .check(
    z.refine(({ every, unit }) => every <= mostEvery[unit], {
      path: ['every'],
      error: 'Can be at most 52 weeks, 24 months or 10 years',
    }),
  );

export const repeatShown = z.object({
  every: z.number(),
  unit: z.enum(repeatUnits),
  until: orNull(z.string()),
});
export type Repeat = z.output<typeof repeatShown>;

export type GivenRepeat = z.output<typeof repeatInput>;

/** Checks that a repeat does not end before the job starts. */
export const repeatGoesOn = z.refine<Record<string, unknown>>(
  (job) => {
    const days = daysOf(job as Dated);
    const until = (job.repeat as GivenRepeat | null | undefined)?.until;
    // Invalid dates have errors of their own.
    const isDated = date.safeParse(days?.first).success;
    return !days || !isDated || typeof until !== 'string' || until >= days.first;
  },
  { path: ['repeat', 'until'], error: 'Choose a date on or after the job’s date' },
);

const dayOfMonth = (day: string): number => Number(day.slice(8));
const lastOfMonth = (day: string): number => dayOfMonth(addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1));

/** The intended day of the month: still the 31st if it was shortened to the 28th. */
const meantDay = (from: string, meant: number | undefined): number =>
  dayOfMonth(from) === lastOfMonth(from) ? Math.max(meant ?? 0, dayOfMonth(from)) : dayOfMonth(from);

/** One interval later; the last day of a month that is too short. */
const later = (from: string, { every, unit }: GivenRepeat, meant: number): string => {
  if (unit === 'week') return addDays(from, 7 * every);
  const month = addMonths(`${from.slice(0, 8)}01`, unit === 'year' ? 12 * every : every);
  return addDays(month, Math.min(meant, lastOfMonth(month)) - 1);
};

interface Repeating extends Dated {
  repeat?: GivenRepeat | null | undefined;
  /** The intended day of the month, if this month was too short for it. */
  repeatDay?: number | null | undefined;
}

export interface NextDates {
  scheduledDate?: string;
  startDate?: string;
  endDate?: string;
  repeatDay?: number;
}

/**
 * The dates of the next job; undefined if there is none. Its length stays the same. A job without a date counts from `today`.
 * Sundays and bank holidays count as any other day, since the customer may want them.
 */
export const nextDates = (job: Repeating, today: string): NextDates | undefined => {
  const { repeat, repeatDay, scheduledDate, startDate, endDate } = job;
  if (!repeat) return undefined;
  const days = daysOf(job);
  const from = days?.first ?? today;
  const meant = meantDay(from, repeatDay ?? undefined);
  const first = later(from, repeat, meant);
  if (repeat.until && first > repeat.until) return undefined;
  if (!days) return { scheduledDate: first };
  const moved = (day: string) => addDays(day, daysBetween(days.first, first));
  return {
    ...(scheduledDate && { scheduledDate: moved(scheduledDate) }),
    ...(startDate && { startDate: moved(startDate) }),
    ...(endDate && { endDate: moved(endDate) }),
    ...(repeat.unit !== 'week' && meant > dayOfMonth(first) && { repeatDay: meant }),
  };
};

/** `Every year`, `Every 2 weeks until 1 Dec 2027`. */
export const readRepeat = ({ every, unit, until }: GivenRepeat): string => {
  const often = every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`;
  return until ? `${often} until ${formatDate(until)}` : often;
};
