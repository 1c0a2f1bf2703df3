import * as z from 'zod/mini';
import { type Dated, daysOf } from '../calendar/days.ts';
import { addDays, addMonths, daysBetween, formatDate } from '../dates.ts';
import { date, optional, orNull } from '../fields.ts';

export const repeatUnits = ['week', 'month', 'year'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** The longest from one job to the next. */
const mostEvery: Record<RepeatUnit, number> = { week: 52, month: 24, year: 10 };

/** How a job comes again: when it is completed, the next one is made so much later. Without `until` it never ends. */
export const repeatInput = z
  .strictObject({
    every: z.int().check(z.minimum(1, 'Must be at least 1')),
    unit: z.enum(repeatUnits),
    /** The last day that a next one may begin on. */
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

/** Of a job that repeats: it is not over before it begins. */
export const repeatGoesOn = z.refine<Record<string, unknown>>(
  (job) => {
    const days = daysOf(job as Dated);
    const until = (job.repeat as GivenRepeat | null | undefined)?.until;
    // What is wrong with the days themselves is said of them.
    const isDated = date.safeParse(days?.first).success;
    return !days || !isDated || typeof until !== 'string' || until >= days.first;
  },
  { path: ['repeat', 'until'], error: 'Choose a date on or after the job’s date' },
);

const dayOfMonth = (day: string): number => Number(day.slice(8));
const lastOfMonth = (day: string): number => dayOfMonth(addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1));

/** The day of the month that it is for: of a 31st that was shortened to the 28th, still the 31st. */
const meantDay = (from: string, meant: number | undefined): number =>
  dayOfMonth(from) === lastOfMonth(from) ? Math.max(meant ?? 0, dayOfMonth(from)) : dayOfMonth(from);

/** So much later; the last of a month that has no such day. */
const later = (from: string, { every, unit }: GivenRepeat, meant: number): string => {
  if (unit === 'week') return addDays(from, 7 * every);
  const month = addMonths(`${from.slice(0, 8)}01`, unit === 'year' ? 12 * every : every);
  return addDays(month, Math.min(meant, lastOfMonth(month)) - 1);
};

interface Repeating extends Dated {
  repeat?: GivenRepeat | null | undefined;
  /** The day of the month that it is for, where its month has none such. */
  repeatDay?: number | null | undefined;
}

export interface NextDates {
  scheduledDate?: string;
  startDate?: string;
  endDate?: string;
  repeatDay?: number;
}

/**
 * The days of the job that comes after one; nothing where none does. Longer work stays as long. One without a day counts from
 * `today`. Sundays and bank holidays are days like the rest, which whoever it is for may want.
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
