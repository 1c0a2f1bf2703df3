import { daysOf } from '#shared/calendar/days.ts';
import { minutesOf, timeAt } from '#shared/calendar/hours.ts';
import { addDays } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';

/** When a job is, as it is kept. */
export type When = Pick<Job, 'scheduledDate' | 'startDate' | 'endDate' | 'startTime' | 'endTime'>;

export interface By {
  days?: number;
  minutes?: number;
}

/** Times are moved by as much, and a visit lasts as long at least, in minutes. */
export const step = 15;
/** A visit ends on the day that it begins on: at the last quarter of an hour. */
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

/** The same work so many days and minutes later, as long as it was; within its day. */
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

/** The same beginning, ending so many days or minutes later; never before it begins. */
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
