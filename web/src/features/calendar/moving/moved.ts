import { daysOf } from '#shared/calendar/days.ts';
import { minutesOf, timeAt } from '#shared/calendar/hours.ts';
import { addDays } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';

/** The stored dates and times of a job. */
export type When = Pick<Job, 'scheduledDate' | 'startDate' | 'endDate' | 'startTime' | 'endTime'>;

export interface By {
  days?: number;
  minutes?: number;
}

/** The step that times move in, and the minimum length of a visit, in minutes. */
export const step = 15;
/** A visit ends on the day it starts: at the last quarter of an hour at the latest. */
const lastMinute = 24 * 60 - step;

export const whenOf = ({ scheduledDate, startDate, endDate, startTime, endTime }: When): When => ({
  scheduledDate,
  startDate,
  endDate,
  startTime,
  endTime,
});

const shiftDate = (date: string | null, days: number): string | null => date && addDays(date, days);
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Moves work by days and minutes, keeping its length and staying within its day. */
export const moved = (when: When, { days = 0, minutes = 0 }: By): When => {
  const [from, to] = [when.startTime ?? when.endTime, when.endTime ?? when.startTime];
  const by =
    from && to && from <= to ? clamp(minutes, -minutesOf(from), Math.max(0, lastMinute - minutesOf(to))) : 0;
  const shiftTime = (time: string | null) => time && timeAt(minutesOf(time) + by);
  return {
    scheduledDate: shiftDate(when.scheduledDate, days),
    startDate: shiftDate(when.startDate, days),
    endDate: shiftDate(when.endDate, days),
    startTime: shiftTime(when.startTime),
    endTime: shiftTime(when.endTime),
  };
};

const laterEnd = ({ startTime, endTime }: When, minutes: number): string | null => {
  if (!startTime || minutes === 0) return endTime;
  const from = minutesOf(startTime);
  const end = endTime && endTime > startTime ? minutesOf(endTime) : from + 60;
  return timeAt(clamp(end + minutes, from + step, Math.max(from, lastMinute)));
};

/** Moves the end by days or minutes, but never before the start. */
export const stretched = (when: When, { days = 0, minutes = 0 }: By): When => {
  const span = daysOf(when);
  const endTime = laterEnd(when, minutes);
  if (!span || days === 0) return { ...when, endTime };
  const last = addDays(span.last, days);
  const isLonger = last > span.first;
  return {
    ...when,
    endTime,
    startDate: isLonger ? when.startDate : null,
    endDate: isLonger ? last : null,
    scheduledDate: when.scheduledDate ?? span.first,
  };
};

export const isSame = (a: When, b: When): boolean =>
  (Object.keys(a) as (keyof When)[]).every((name) => a[name] === b[name]);
