/** Calendar dates are `YYYY-MM-DD`; "today" is the day in Europe/London, whatever the device says. */

/** The months (`YYYY-MM`) up to and including that of a date, oldest first. */
export const lastMonths = (date: string, count: number): string[] => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  );
};

// Created on first use: the first Intl object in a process takes 10 ms, which a cold start should not pay.
let londonParts: Intl.DateTimeFormat | undefined;
let readable: Intl.DateTimeFormat | undefined;

/** The calendar date in London at an instant (epoch milliseconds or an ISO string). */
export const londonDate = (at: number | string): string => {
  londonParts ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return londonParts.format(new Date(at));
};

/** Today in London. */
export const today = (now: number = Date.now()): string => londonDate(now);

const dayMs = 24 * 60 * 60 * 1000;
const asUtc = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** True for a date that exists: false for `2026-02-29`. */
export const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = asUtc(text);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
};

const firstMs = asUtc('0000-01-01');
const lastMs = asUtc('9999-12-31');

/** The date of an instant, limited to four-digit years: nothing that sorts or parses dates could handle more. */
const written = (ms: number): string =>
  new Date(Math.min(lastMs, Math.max(firstMs, ms))).toISOString().slice(0, 10);

/** The date a number of days later (or earlier, if negative), within four-digit years. */
export const addDays = (date: string, days: number): string => written(asUtc(date) + days * dayMs);

/** Whole days from one date to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((asUtc(to) - asUtc(from)) / dayMs);

/** Formats `2026-11-20` as `20 Nov 2026`. */
export const formatDate = (date: string): string => {
  readable ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return readable.format(asUtc(date)).replace('Sept', 'Sep');
};

/** Like `Date.UTC`, which would read the years 0 to 99 as 1900 to 1999. */
const utc = (year: number, month: number, day: number): number =>
  new Date(0).setUTCFullYear(year, month, day);

/** The same day a number of months later (or earlier), within four-digit years; the last day of a month that is too short. */
export const addMonths = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(utc(year, month + months, 0)).getUTCDate();
  return written(utc(year, month - 1 + months, Math.min(day, last)));
};

/** The same day a number of years later (or earlier): 29 February becomes the 28th. */
export const addYears = (date: string, years: number): string => addMonths(date, 12 * years);

/** The latest or earliest of some dates. Ignores `null` and `undefined`; `null` if no date is left. */
export const latest = (...dates: (string | null | undefined)[]): string | null =>
  dates.reduce<string | null>((best, date) => (date && (!best || date > best) ? date : best), null);
export const earliest = (...dates: (string | null | undefined)[]): string | null =>
  dates.reduce<string | null>((best, date) => (date && (!best || date < best) ? date : best), null);
