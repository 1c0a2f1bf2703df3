import { formatDate, isCalendarDate } from '../dates.ts';
import type { Field } from './engine/definition.ts';
import { isAbsent } from './engine/values.ts';

/** Answers whose label isn't just the code with spaces. */
const words: Readonly<Record<string, string>> = {
  na: 'N/A',
  lim: 'Limitation',
  nv: 'Not verified',
  ng: 'Natural gas',
  lpg: 'LPG',
  lpg_air: 'LPG and air',
  tn_s: 'TN-S',
  tn_c_s: 'TN-C-S',
  pme: 'TN-C-S (PME)',
  pnb: 'TN-C-S (PNB)',
  tt: 'TT',
  it: 'IT',
  rcd: 'RCD',
  earth: 'Earth electrode',
};

/** The label of an answer. */
export const answerWords = (code: string): string => {
  const known = words[code];
  if (known) return known;
  if (!/^[a-z][a-z_]+$/.test(code)) return code;
  const spaced = code.replace(/_/g, ' ');
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}`;
};

const isOver = (value: unknown): value is { over: number } =>
  typeof value === 'object' && value !== null && 'over' in value;

const shownNumber = (value: number, unit: string | undefined, sign = ''): string =>
  `${sign}${value}${unit ? ` ${unit}` : ''}`;

/** A reading may be one that was not taken, or over the instrument's range. */
const shownReading = (value: unknown, unit: string | undefined): string => {
  if (isOver(value)) return shownNumber(value.over, unit, '>');
  return typeof value === 'number' ? shownNumber(value, unit) : answerWords(String(value));
};

const shownDate = (value: unknown): string =>
  typeof value === 'string' && isCalendarDate(value) ? formatDate(value) : String(value);

/** A field's value as printed; empty if absent. `rowOf` is the name of a row it may refer to. */
export const shownValue = ({ type, unit }: Field, value: unknown, rowOf = 'Number'): string => {
  if (isAbsent(value)) return '';
  switch (type) {
    case 'tick':
      return value === true || value === 'yes' ? 'Yes' : '';
    case 'date':
      return shownDate(value);
    case 'choice':
      return [value]
        .flat()
        .map((each) => `${answerWords(String(each))}${unit ? ` ${unit}` : ''}`)
        .join(', ');
    case 'row':
      return value === 'installation' ? 'The installation' : `${rowOf} ${Number(value) + 1}`;
    case 'number':
    case 'reading':
      return shownReading(value, unit);
    default:
      return String(value);
  }
};
