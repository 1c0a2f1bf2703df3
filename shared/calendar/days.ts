import { daysBetween } from '../dates.ts';

/** The dates of a job, `YYYY-MM-DD`. */
export interface Dated {
  scheduledDate?: string | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}

/** Calendar dates, both included. */
export interface Days {
  first: string;
  last: string;
}

/**
 * The days of a job; null where none was said. It begins on the day it is scheduled for, or with its work where that
 * runs over that day; an end before then is none.
 */
export const daysOf = ({ scheduledDate, startDate, endDate }: Dated): Days | null => {
  const day = scheduledDate || startDate;
  if (!day) return null;
  const isWithin = startDate && endDate && startDate <= day && day <= endDate;
  const first = isWithin ? startDate : day;
  return { first, last: endDate && endDate > first ? endDate : first };
};

/** True for a job of several days. */
export const isRun = (days: Days): boolean => days.first < days.last;

/** True if a job has work on one of the days from one to another, both included. */
export const isOn = (job: Dated, from: string, to: string = from): boolean => {
  const days = daysOf(job);
  return days !== null && days.first <= to && days.last >= from;
};

/** Which day of how many a date is: 2 of 4. */
export const placeIn = ({ first, last }: Days, date: string): { at: number; of: number } => ({
  at: daysBetween(first, date) + 1,
  of: daysBetween(first, last) + 1,
});
