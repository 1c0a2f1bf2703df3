import { bankHolidays } from '../uk/bank-holidays.ts';
import type { Nation } from '../uk/nations.ts';
import { weekdayOf } from './when.ts';

/** Why few people work on a day: `Christmas Day`, `a Sunday`; undefined on working days. */
export const dayOffName = (date: string, nation: Nation): string | undefined =>
  bankHolidays[nation][date] ?? (weekdayOf(date) === 0 ? 'a Sunday' : undefined);
