import * as z from 'zod/mini';
import { addYears, isCalendarDate } from '../dates.ts';
import { date } from '../fields.ts';

/** The first and last day of a period of at most a year and a day, London dates. */
export const periodFields = { from: date, to: date };

interface Period {
  from: string;
  to: string;
}

export const isForward = z.refine<Period>(({ from, to }) => from <= to, {
  path: ['to'],
  error: 'Cannot be before the first day',
});
/** An invalid date is reported by its own check. */
export const isAtMostAYear = z.refine<Period>(
  ({ from, to }) => !isCalendarDate(from) || to <= addYears(from, 1),
  {
    path: ['to'],
    error: 'Can be at most a year after the first day',
  },
);
