import { addDays } from '../dates.ts';
import { type WeekStart, weekStarts } from '../week-start.ts';

/** Months are `YYYY-MM`, dates `YYYY-MM-DD`. */

const parts = (text: string): [number, number, number] => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return [year, month, day];
};

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

export const monthOf = (date: string): string => date.slice(0, 7);

/** The month a number of months later, or earlier if negative. */
export const addMonths = (month: string, count: number): string => {
  const [year, number] = parts(month);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

/** The same day in another month, or that month's last day if it is shorter. */
export const sameDayOf = (date: string, months: number): string => {
  const [, , day] = parts(date);
  const month = addMonths(monthOf(date), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${String(day).padStart(2, '0')}`;
  return same < last ? same : last;
};

/** A date's position in its week: 0 for the first day. */
export const dayInWeek = (date: string, starts: WeekStart): number =>
  (weekday(date) + (starts === 'mon' ? 6 : 0)) % 7;

/** The week of a date. */
export const weekOf = (date: string, starts: WeekStart): string[] =>
  Array.from({ length: 7 }, (_, day) => addDays(date, day - dayInWeek(date, starts)));

/** The weeks that a month's days fall in. */
export const weeksOf = (month: string, starts: WeekStart): string[][] => {
  const next = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let week = weekOf(`${month}-01`, starts); (week[0] ?? next) < next; ) {
    weeks.push(week);
    week = week.map((day) => addDays(day, 7));
  }
  return weeks;
};

/** The days that a month's page may show, whatever day its weeks start on, including days of the neighbouring months. */
export const daysShown = (month: string): { from: string; to: string } => {
  const days = weekStarts.flatMap((starts) => weeksOf(month, starts).flat()).sort();
  return { from: days[0] ?? `${month}-01`, to: days.at(-1) ?? `${month}-28` };
};

// The boot script reads a month’s days but no names, so its bundle must be able to drop these.
const inUtc = /* @__NO_SIDE_EFFECTS__ */ (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const monthName = inUtc({ month: 'long', year: 'numeric' });
const fullDay = inUtc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = inUtc({ day: 'numeric', month: 'short' });

/** `November 2026`. */
export const readMonth = (month: string): string => monthName.format(Date.parse(`${month}-01`));

/** `22–28 November 2026`, `29 November–5 December 2026`. */
export const readWeek = (week: readonly string[]): string => {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const [from, to] = [readMonth(monthOf(first)), readMonth(monthOf(last))];
  const [fromMonth, fromYear] = from.split(' ');
  const [, toYear] = to.split(' ');
  const began = from === to ? '' : fromYear === toYear ? ` ${fromMonth}` : ` ${from}`;
  return `${Number(first.slice(8))}${began}–${Number(last.slice(8))} ${to}`;
};

/** `Friday 20 November 2026`. */
export const readDay = (date: string): string => fullDay.format(Date.parse(date)).replace(',', '');

/** `20 Nov`. */
export const readShortDay = (date: string): string =>
  shortDay.format(Date.parse(date)).replace('Sept', 'Sep');
