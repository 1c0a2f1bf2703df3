import * as z from 'zod/mini';
import { addYears, isCalendarDate } from '../dates.ts';
import { date } from '../fields.ts';

/** The first and the last day of a period of at most a year and a day, London. */
export const periodFields = { from: date, to: date };

interface Period {
  from: string;
  to: string;
}

export const isForward = z.refine<Period>(({ from, to }) => from <= to, {
  path: ['to'],
  error: 'Cannot be before the first day',
});
/** What is no date has been said to be none by then. */
export const isAtMostAYear = z.refine<Period>(
  ({ from, to }) => !isCalendarDate(from) || to <= addYears(from, 1),
  {
    path: ['to'],
    error: 'Can be at most a year after the first day',
  },
);
