import { bankHolidays } from '../uk/bank-holidays.ts';
import type { Nation } from '../uk/nations.ts';
import { weekdayOf } from './when.ts';

/** Why few work on a day: `Christmas Day`, `a Sunday`; nothing where they do. */
export const dayOffName = (date: string, nation: Nation): string | undefined =>
  bankHolidays[nation][date] ?? (weekdayOf(date) === 0 ? 'a Sunday' : undefined);
