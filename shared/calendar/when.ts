import { addDays } from '../dates.ts';
import { type Dated, type Days, daysOf, isRun, placeIn } from './days.ts';

/** Formats a job's dates and times for lists, rows and records. Dates are `YYYY-MM-DD`, times `HH:mm`. */

export interface Timed extends Dated {
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
/** The Sunday on which a date's week starts. */
export const sundayOf = (date: string): string => addDays(date, -weekdayOf(date));

const dayNumber = (date: string): number => Number(date.slice(8));
const monthName = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? '';
const isOneMonth = ({ first, last }: Days): boolean => first.slice(0, 7) === last.slice(0, 7);
const isOneYear = (one: string, other: string): boolean => one.slice(0, 4) === other.slice(0, 4);
const yearOf = (date: string, today: string): string =>
  isOneYear(date, today) ? '' : ` ${date.slice(0, 4)}`;

/** `Wed`. */
export const readWeekday = (date: string): string => weekdays[weekdayOf(date)] ?? '';
/** `Wed 25`. */
export const readWeekdayDay = (date: string): string => `${readWeekday(date)} ${dayNumber(date)}`;
/** `1 Dec`, with the year if it isn't today's. */
export const readDate = (date: string, today: string): string =>
  `${dayNumber(date)} ${monthName(date)}${yearOf(date, today)}`;

/** `Today`, `Tomorrow`, `Yesterday`, `Wed 25 Nov` within a week, otherwise `1 Dec`. */
export const readNearDay = (date: string, today: string): string => {
  const near = ['Yesterday', 'Today', 'Tomorrow'][[-1, 0, 1].findIndex((n) => addDays(today, n) === date)];
  if (near) return near;
  const isSoon = date > today && date <= addDays(today, 6);
  return isSoon ? `${readWeekday(date)} ${readDate(date, today)}` : readDate(date, today);
};

/** `today`, `yesterday`, otherwise `20 Oct`: for use in a sentence about the past. */
export const readPast = (date: string, today: string): string =>
  date >= addDays(today, -1) ? readNearDay(date, today).toLowerCase() : readDate(date, today);

/** `23–26 Nov`, `30 Nov–2 Dec`; `25 Nov` for a single day. */
export const readDays = (days: Days, today: string): string => {
  const { first, last } = days;
  if (!isRun(days)) return readDate(first, today);
  const began = isOneMonth(days) ? dayNumber(first) : readDate(first, isOneYear(first, last) ? first : '');
  return `${began}–${readDate(last, today)}`;
};

/** `08:30–10:00`; a single time if only one is given, empty if none. */
export const readTimes = ({ startTime, endTime }: Timed): string =>
  [startTime, endTime].filter(Boolean).join('–');

/** `Day 2 of 4`; empty for a one-day job and for a date outside the job. */
export const readDayOf = (job: Dated, date: string): string => {
  const days = daysOf(job);
  if (!days || !isRun(days) || date < days.first || date > days.last) return '';
  const { at, of } = placeIn(days, date);
  return `Day ${at} of ${of}`;
};

/** The days and the times for one line, separately: `Tomorrow`, `08:30–10:00`; empty if nothing is planned. */
export const readWhen = (job: Timed, today: string): string[] => {
  const days = daysOf(job);
  const day = days && (isRun(days) ? readDays(days, today) : readNearDay(days.first, today));
  return [day ?? '', readTimes(job)].filter(Boolean);
};

/** The head of a row: a strong word over a quiet one; either may be empty. */
export interface WhenParts {
  over: string;
  under: string;
}

const timeOf = ({ startTime, endTime }: Timed): string => startTime ?? endTime ?? '';

/** `23–26` over `Nov`, `30 Nov–` over `2 Dec`. */
const runWhen = (days: Days, today: string): WhenParts => {
  const { first, last } = days;
  if (isOneMonth(days))
    return {
      over: `${dayNumber(first)}–${dayNumber(last)}`,
      under: `${monthName(last)}${yearOf(last, today)}`,
    };
  return { over: `${readDate(first, first)}–`, under: readDate(last, today) };
};

/**
 * A job's time for the head of its row. Today: start over end. This week: `Wed 25` over its time. Several days: `23–26` over
 * `Nov`. Another year: `14 Mar` over `2027`. Before today: `Fri` over `20 Nov`. Later: `1 Dec` over its time.
 */
export const rowWhen = (job: Timed, today: string): WhenParts => {
  const days = daysOf(job);
  if (!days) return { over: '', under: readTimes(job) };
  const { first } = days;
  if (isRun(days)) return runWhen(days, today);
  if (first === today) return { over: timeOf(job) || 'Today', under: (job.startTime && job.endTime) || '' };
  const isThisWeek = sundayOf(first) === sundayOf(today);
  if (first > today && isThisWeek) return { over: readWeekdayDay(first), under: timeOf(job) };
  if (!isOneYear(first, today)) return { over: readDate(first, first), under: first.slice(0, 4) };
  if (first < today) return { over: readWeekday(first), under: readDate(first, today) };
  return { over: readDate(first, today), under: timeOf(job) };
};

/** The same for one day of an agenda: start over end, or `Day 2` over `of 4`. */
export const agendaWhen = (job: Timed, date: string): WhenParts => {
  const [day, of] = readDayOf(job, date).split(' of ');
  if (day && of) return { over: day, under: `of ${of}` };
  return { over: timeOf(job), under: (job.startTime && job.endTime) || '' };
};
