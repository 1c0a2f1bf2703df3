import { daysOf } from '../calendar/days.ts';
import { minutesOf, timeAt } from '../calendar/hours.ts';
import type { Timed } from '../calendar/when.ts';
import { addDays, daysBetween } from '../dates.ts';
import type { BoardMove } from './board.ts';

type When = Pick<BoardMove, 'scheduledDate' | 'startTime' | 'endTime' | 'endDate'>;

const inTray = { scheduledDate: null, startDate: null, endDate: null, startTime: null, endTime: null };

const lastMinute = 24 * 60 - 1;

/** A visit moved to another start keeps its duration, unless its end is given. */
const endFor = ({ startTime, endTime }: Timed, start: string): string | null => {
  if (!startTime || !endTime || endTime <= startTime) return endTime && endTime > start ? endTime : null;
  return timeAt(Math.min(lastMinute, minutesOf(start) + minutesOf(endTime) - minutesOf(startTime)));
};

const timesFor = (visit: Timed, { startTime, endTime }: When) => {
  if (startTime === undefined) return endTime === undefined ? {} : { endTime };
  if (endTime !== undefined) return { startTime, endTime };
  return { startTime, endTime: startTime === null ? null : endFor(visit, startTime) };
};

/** A job of several days keeps its length, unless its end is given. */
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

/** A visit's dates and times after a move. Without a day it has no times either. */
export const movedWhen = (visit: Timed, move: When) =>
  move.scheduledDate === null ? inTray : { ...datesFor(visit, move), ...timesFor(visit, move) };
