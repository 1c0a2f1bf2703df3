import { isCalendarDate } from '#shared/dates.ts';

/** Whether 3/4 is the third of April or the fourth of March. */
export type DayOrder = 'day' | 'month';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const numeric = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;

const asDate = (year: string, month: number, day: string): string | undefined => {
  const two = (value: number | string) => String(value).padStart(2, '0');
  const found = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  return isCalendarDate(found) ? found : undefined;
};

const monthIn = (word: string): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1;

const british = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[\s/.-]+([a-z]{3,9})\.?[\s,/.-]+(\d{4}|\d{2})(?!\d)/i;
const american = /([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/i;

const inFigures = (cell: string, order: DayOrder): string | undefined => {
  const [, first = '', second = '', year = ''] = numeric.exec(cell) ?? [];
  const [day, month] = order === 'day' ? [first, second] : [second, first];
  return year ? asDate(year, Number(month), day) : undefined;
};

const inWords = (cell: string): string | undefined => {
  const [, day, month, year] = british.exec(cell) ?? [];
  if (day && month && year) return asDate(year, monthIn(month), day);
  const [, name, second, full] = american.exec(cell) ?? [];
  return name && second && full ? asDate(full, monthIn(name), second) : undefined;
};

/**
 * Parses a cell's date to `YYYY-MM-DD`: 2026-11-20, 20/11/2026, 20 Nov 26, Nov 20, 2026, with or without a time, even after other
 * words. The cell itself if there is none.
 */
export const dayIn = (cell: string, order: DayOrder): string => {
  const [, year, month, day] = /(?<!\d)(\d{4})[/-](\d{2})[/-](\d{2})(?!\d)/.exec(cell) ?? [];
  if (year && month && day) return asDate(year, Number(month), day) ?? cell;
  return inFigures(cell, order) ?? inWords(cell) ?? cell;
};

/** Parses a cell's time to `HH:mm`; empty if there is none. */
export const timeIn = (cell: string): string => {
  const [, hour = '', minute = '', half] =
    /(?<![\d:])(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?/i.exec(cell) ?? [];
  if (!hour || Number(hour) > 23) return '';
  const late = half?.toLowerCase() === 'pm' && Number(hour) < 12 ? 12 : 0;
  const early = half?.toLowerCase() === 'am' && hour === '12' ? -12 : 0;
  return `${String(Number(hour) + late + early).padStart(2, '0')}:${minute}`;
};

/** Whether day or month comes first in a file's dates; `either` if all are ambiguous, `none` if there are none in that format. */
export const orderOf = (cells: readonly string[]): DayOrder | 'either' | 'none' => {
  const written = cells.flatMap((cell) => {
    const [, first, second] = numeric.exec(cell) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  if (written.length === 0) return 'none';
  if (written.some(([first]) => first > 12)) return 'day';
  if (written.some(([, second]) => second > 12)) return 'month';
  return written.every(([first, second]) => first === second) ? 'day' : 'either';
};
