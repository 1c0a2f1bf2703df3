import { daysBetween } from '../dates.ts';

/** A job's dates, `YYYY-MM-DD`. */
export interface Dated {
  scheduledDate?: string | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}

/** Calendar dates, inclusive. */
export interface Days {
  first: string;
  last: string;
}

/**
 * A job's days; null if it has no date. It starts on its scheduled day, or with its work if that spans the scheduled day; an end
 * before the start is ignored.
 */
export const daysOf = ({ scheduledDate, startDate, endDate }: Dated): Days | null => {
  const day = scheduledDate || startDate;
  if (!day) return null;
  const isWithin = startDate && endDate && startDate <= day && day <= endDate;
  const first = isWithin ? startDate : day;
  return { first, last: endDate && endDate > first ? endDate : first };
};

/** True if a job takes several days. */
export const isRun = (days: Days): boolean => days.first < days.last;

/** True if a job has a day from `from` to `to`, inclusive. */
export const isOn = (job: Dated, from: string, to: string = from): boolean => {
  const days = daysOf(job);
  return days !== null && days.first <= to && days.last >= from;
};

/** A date's position within the days: 2 of 4. */
export const placeIn = ({ first, last }: Days, date: string): { at: number; of: number } => ({
  at: daysBetween(first, date) + 1,
  of: daysBetween(first, last) + 1,
});
