import { formatDate, isCalendarDate } from '#shared/dates.ts';
import { formatPounds } from '#shared/money.ts';
import { texts } from './texts.ts';

/** A field's label: `startDate` is "Start date". */
export const labelOf = (name: string): string => {
  const words = name
    .replace(/Id$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

const isMoney = (name: string): boolean => /amount|cost|price|rate/i.test(name);

/** A field's formatted value. */
export const readable = (name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'number' && isMoney(name)) return formatPounds(value);
  if (Array.isArray(value))
    return value.map((row) => readable('', (row as { description?: unknown }).description)).join(', ');
  const text = String(value);
  if (isCalendarDate(text)) return formatDate(text);
  return text.replace(/_/g, ' ');
};
