import { readWeekday } from '#shared/calendar/when.ts';

/** `Tue and Thu`. */
export const readDayNames = (dates: readonly string[]): string => dates.map(readWeekday).join(' and ');
