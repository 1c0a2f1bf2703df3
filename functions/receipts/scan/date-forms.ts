/** Month names by their first three letters, English first, then German where it differs. */
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const OTHERS: Record<string, number> = { MAI: 5, OKT: 10, DEZ: 12, MRZ: 3, N0V: 11, '0CT': 10 };

/** 1..12 for a month's name or its start, else null. */
function monthOf(name: string): number | null {
  const start = name.toUpperCase().slice(0, 3);
  const at = MONTHS.indexOf(start);
  return at >= 0 ? at + 1 : (OTHERS[start] ?? null);
}

/** The only month that is one letter away ("O0T" → October); null for "MAP", as near to March as to May. */
function nearestMonth(name: string): number | null {
  const start = name.toUpperCase().replace(/0/g, 'O');
  const near = MONTHS.filter((month) => [...month].filter((letter, i) => letter !== start[i]).length === 1);
  return near.length === 1 ? MONTHS.indexOf(near[0] ?? '') + 1 : null;
}

/** A date as YYYY-MM-DD with a score for how unambiguous its form is. */
export type Found = { date: string; score: number };

const N = '[0-9OolI]';
/** A time of day, which OCR joins to the year before it. */
const TIME = '\\d{2}:\\d{2}';
/** Day first, as everywhere but America: 05/11/2026, 5.11.26, 05-11-2026, 05 11 2026; a time may follow without a space. */
const NUMERIC = new RegExp(
  `(?<![\\d.,/-])(${N}{1,2})\\s?([./\\-,' ])\\s?(${N}{1,2})\\s?\\2\\s?(${N}{2}(?=${TIME})|${N}{4}|${N}{2}(?![\\d]|[.,]\\d))(?![./]\\d|-\\d{2,}(?![.:]))`,
  'g',
);
const ISO = /(?<!\d)(20\d\d)\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})(?!\d(?!\d:))/g;
const DAY_MONTH = new RegExp(
  `(?<!\\d)(\\d${N}?|${N}\\d)(?:st|nd|rd|th)?[\\s./-]{0,2}([A-Z0]{3,9})\\.?[\\s.,'/-]{0,3}(\\d{2}(?=${TIME})|(?:\\d{4}|\\d{2})(?!\\d(?!\\d:)))`,
  'gi',
);
const MONTH_DAY = /\b([A-Z]{3,9})\.?\s{0,2}(\d{1,2})(?:st|nd|rd|th)?[\s,]{1,3}(\d{4})(?!\d)/gi;

/**
 * A separator between day and month that was lost or read as a digit, at the start of a row or after the word: "DATE:2504/2017",
 * "13707/2017".
 */
const GLUED = /(?:^|\bDATE\s?[.:]?\s?)(\d{2})[17]?(\d{2})[/.-](20\d{2})(?!\d)/gi;

/** All separators lost, at the start of a row or after the word. */
const BARE = /(?:^|\bDATE\s?[.:]?\s?)(\d{2})(\d{2})(20\d{2})(?!\d)/gi;

/** The 0 of 20xx is easily misread as an 8, 6, 9 or O. */
const mendedYear = (year: string) => (year.length === 4 ? year.replace(/^2[689Oo]/, '20') : year);

/** Every possible reading of a date in a text. */
export function datesIn(text: string): Found[] {
  const all = (pattern: RegExp, toFound: (parts: string[]) => Found | null) =>
    [...text.matchAll(pattern)].flatMap((match) => toFound([...match].map((part) => part ?? '')) ?? []);
  return [
    ...all(DAY_MONTH, ([, day = '', month = '', year = '']) => named(year, month, day)),
    ...all(MONTH_DAY, ([, month = '', day = '', year = '']) => found(year, monthOf(month), day, 2.5)),
    ...all(ISO, ([, year = '', month = '', day = '']) => found(year, figures(month), day, 2)),
    ...all(NUMERIC, numeric),
    ...all(GLUED, ([, day = '', month = '', year = '']) => found(year, figures(month), day, 1)),
    ...all(BARE, ([, day = '', month = '', year = '']) => found(year, figures(month), day, 0.2)),
  ];
}

/** A misread month is corrected only before a four-digit year, and only if it has exactly three letters. */
function named(year: string, month: string, day: string): Found | null {
  const known = monthOf(month);
  if (known !== null || year.length < 4 || month.length !== 3) return found(year, known, day, 2.5);
  return found(year, nearestMonth(month), day, 1);
}

/** Day first; month first only if it can't be otherwise. Numbers separated only by spaces may not be a date. */
function numeric([, first = '', between = '', second = '', year = '']: string[]): Found | null {
  const less = between === ' ' ? 1 : 0;
  if (figures(second) > 12) return found(mendedYear(year), figures(first), second, -less);
  return found(mendedYear(year), figures(second), first, (year.length === 4 ? 2 : 1) - less);
}

function found(year: string, month: number | null, day: string, score: number): Found | null {
  const date = toDate(figures(year), month ?? 0, figures(day));
  return date ? { date, score } : null;
}

function toDate(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  if (month < 1 || day < 1 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

function figures(text: string): number {
  return Number(text.replace(/[Oo]/g, '0').replace(/[lI]/g, '1'));
}
