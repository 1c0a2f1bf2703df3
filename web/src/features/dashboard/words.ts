import { readDayOf, readNearDay, readTimes } from '#shared/calendar/when.ts';
import type { DayJob } from '#shared/dashboard/contract.ts';
import { londonDate, today } from '#shared/dates.ts';
import { counted } from '#shared/words.ts';
import { timeOf } from '../../forms/job/on-my-way.ts';

const minutesTo = (time: string, now: number): number => {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return minutes(time) - minutes(timeOf(now));
};

const inTime = (minutes: number): string => {
  if (minutes === 0) return 'now';
  return minutes < 60
    ? `in ${counted(minutes, 'minute')}`
    : `in ${counted(Math.round(minutes / 60), 'hour')}`;
};

const since = (job: DayJob, now: number): string => {
  if (!job.startedAt) return 'On site';
  const day = londonDate(job.startedAt);
  return day === today(now)
    ? `On site since ${timeOf(job.startedAt)}`
    : `Started ${readNearDay(day, today(now))}`;
};

/** The state of today's next job at an instant: "Next, in 28 minutes", "Was 08:30", "On site since 08:34". */
export const standing = (job: DayJob, now: number): { words: string; late: boolean } => {
  if (job.status === 'in_progress') return { words: since(job, now), late: false };
  const isFirstDay = !readDayOf(job, today(now)).startsWith('Day') || job.scheduledDate === today(now);
  if (!job.startTime || !isFirstDay) return { words: 'Next, today', late: false };
  const minutes = minutesTo(job.startTime, now);
  return minutes < 0
    ? { words: `Was ${job.startTime}`, late: true }
    : { words: `Next, ${inTime(minutes)}`, late: false };
};

/** The next card's large line: `08:30–10:00`, `Day 2 of 4`, or that any time will do. */
export const timeLine = (job: DayJob, date: string): string =>
  readDayOf(job, date) || readTimes(job) || 'Any time';

const postcode = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i;

/** A job's place: its own location, or its client's address. */
export const placeOf = ({ location, client }: DayJob): string | undefined =>
  location || client?.address || undefined;

/** The first line of an address and its postcode: all that a driver needs. */
export const shortPlace = (address: string): { street: string; code: string } => {
  const [street = ''] = address.split(/\s*[\n,]\s*/);
  const code = postcode.exec(address)?.[0].toUpperCase() ?? '';
  return { street, code: street.toUpperCase().includes(code) ? '' : code };
};
