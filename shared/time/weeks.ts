import { weekdayOf } from '../calendar/when.ts';
import { addDays, isCalendarDate } from '../dates.ts';

/** The Monday on or before a date. */
export const mondayOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7));

export const isMonday = (text: string): boolean => isCalendarDate(text) && weekdayOf(text) === 1;
