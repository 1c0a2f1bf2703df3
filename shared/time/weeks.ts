import { addDays, isCalendarDate } from '../dates.ts';

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The Monday on or before a date. */
export const mondayOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7));

export const isMonday = (text: string): boolean => isCalendarDate(text) && weekdayOf(text) === 1;
