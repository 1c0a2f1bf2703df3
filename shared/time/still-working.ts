import { minutesOf } from '../calendar/hours.ts';
import { londonInstant } from '../calendar/instant.ts';
import { londonDate } from '../dates.ts';
import type { Hours } from '../firms/weekdays.ts';
import { hoursOnDay } from '../leave/days.ts';
import type { Interval } from './intervals.ts';

/** How long after the working hours a running clock is asked about, in milliseconds. */
const graceMs = 30 * 60_000;

type Running = Pick<Interval, 'kind' | 'from'>;

/**
 * The end of the day's working hours (`16:30`) if a clock that began before it still runs half an hour later; undefined if there
 * is nothing to ask.
 */
export const overranSince = ({ kind, from }: Running, hours: Hours, now: number): string | undefined => {
  const day = londonDate(from);
  const to = hoursOnDay(hours, day)?.to;
  if (kind === 'break' || to === undefined) return undefined;
  const end = londonInstant(day, minutesOf(to));
  return Date.parse(from) < end && now >= end + graceMs ? to : undefined;
};
