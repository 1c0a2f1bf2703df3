import { type Dated, daysOf, isRun } from './days.ts';
import type { Timed } from './when.ts';

/** Minutes since midnight, from 0 to 1440. */
export interface Hours {
  from: number;
  to: number;
}

const wholeDay = 24 * 60;
/** The assumed length in minutes of a visit with only one time. */
const assumed = 60;

/** `08:30` as 510. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** 510 as `08:30`. */
export const timeAt = (minutes: number): string => {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

const ofOneDay = (from: number | undefined, to: number | undefined): Hours[] => {
  if (from === undefined && to === undefined) return [];
  if (from === undefined) return [{ from: Math.max(0, (to ?? 0) - assumed), to: to ?? 0 }];
  return [{ from, to: Math.min(wholeDay, to === undefined || to <= from ? from + assumed : to) }];
};

/** Night work, from the evening of the first day to the morning of the last. */
const ofNights = (from: number, to: number, isFirst: boolean, isLast: boolean): Hours[] => [
  ...(isFirst ? [] : [{ from: 0, to }]),
  ...(isLast ? [] : [{ from, to: wholeDay }]),
];

/**
 * The hours that a job takes on a day. A one-day visit without times takes none, as its time is unknown; a job of several days
 * without times takes all of each day.
 */
export const hoursOn = (job: Timed & Dated, day: string): Hours[] => {
  const days = daysOf(job);
  if (!days || day < days.first || day > days.last) return [];
  const from = job.startTime ? minutesOf(job.startTime) : undefined;
  const to = job.endTime ? minutesOf(job.endTime) : undefined;
  if (!isRun(days)) return ofOneDay(from, to);
  const [begin, end] = [from ?? 0, to ?? wholeDay];
  return begin < end
    ? [{ from: begin, to: end }]
    : ofNights(begin, end, day === days.first, day === days.last);
};
