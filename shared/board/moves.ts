import { daysOf } from '../calendar/days.ts';
import { minutesOf, timeAt } from '../calendar/hours.ts';
import type { Timed } from '../calendar/when.ts';
import { addDays, daysBetween } from '../dates.ts';
import type { BoardMove } from './board.ts';

type When = Pick<BoardMove, 'scheduledDate' | 'startTime' | 'endTime' | 'endDate'>;

const inTray = { scheduledDate: null, startDate: null, endDate: null, startTime: null, endTime: null };

const lastMinute = 24 * 60 - 1;

/** A visit that begins at another time, and of which nobody said when it ends, lasts as long as it did. */
const endFor = ({ startTime, endTime }: Timed, start: string): string | null => {
  if (!startTime || !endTime || endTime <= startTime) return endTime && endTime > start ? endTime : null;
  return timeAt(Math.min(lastMinute, minutesOf(start) + minutesOf(endTime) - minutesOf(startTime)));
};

const timesFor = (visit: Timed, { startTime, endTime }: When) => {
  if (startTime === undefined) return endTime === undefined ? {} : { endTime };
  if (endTime !== undefined) return { startTime, endTime };
  return { startTime, endTime: startTime === null ? null : endFor(visit, startTime) };
};

/** Work of several days is as long as it was, unless its end is said too. */
const datesFor = (visit: Timed, { scheduledDate, endDate }: When) => {
  if (typeof scheduledDate !== 'string') return endDate === undefined ? {} : { endDate };
  const days = daysOf(visit);
  const shifted = (date: string | null | undefined) =>
    date && days ? addDays(date, daysBetween(days.first, scheduledDate)) : null;
  return {
    scheduledDate,
    startDate: shifted(visit.startDate),
    endDate: endDate === undefined ? shifted(visit.endDate) : endDate,
  };
};

/** When a visit is after a move, as far as that says: without a day it is without times too. */
export const movedWhen = (visit: Timed, move: When) =>
  move.scheduledDate === null ? inTray : { ...datesFor(visit, move), ...timesFor(visit, move) };
