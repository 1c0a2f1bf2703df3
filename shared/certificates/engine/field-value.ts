import { isCalendarDate } from '../../dates.ts';
import type { Field } from './definition.ts';
import { isFields } from './values.ts';

const mostText = 500;
const mostLines = 4000;

/** Answers allowed in place of a reading: not applicable, limitation, not verified. */
export const notTaken = ['na', 'lim', 'nv'] as const;

const numberWrong = (value: unknown, { min = 0, max, unit }: Field): string | undefined => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number like 20.1';
  if (value < min) return `Enter ${min} or more`;
  return max !== undefined && value > max ? `Enter ${max}${unit ? ` ${unit}` : ''} or less` : undefined;
};

const readingWrong = (value: unknown, field: Field): string | undefined => {
  if (notTaken.some((word) => word === value)) return undefined;
  const isOver = isFields(value) && Object.keys(value).join() === 'over';
  return numberWrong(isOver ? value.over : value, field);
};

const choiceWrong = (value: unknown, { choices = [], several, open }: Field): string | undefined => {
  const given = several && Array.isArray(value) ? value : [value];
  const isChoice = (each: unknown): boolean =>
    (typeof each === 'string' || typeof each === 'number') && (open || choices.includes(String(each)));
  return given.every(isChoice) ? undefined : 'Choose one of the answers offered';
};

const textWrong = (value: unknown, most: number): string | undefined => {
  if (typeof value !== 'string') return 'Enter text';
  return value.length > most ? `Enter ${most} characters or fewer` : undefined;
};

/** The most characters of a `rowId`. */
const mostRowId = 64;

/** Whether the row exists is for the rules to check: another device may be about to add it. */
const rowWrong = (value: unknown): string | undefined => {
  const isPlace = Number.isInteger(value) && Number(value) >= 0;
  const isName = typeof value === 'string' && value.length <= mostRowId;
  return isPlace || isName ? undefined : 'Choose what this is about';
};

/** The error in a field's value; undefined if it is valid. Must not be called for an absent value. */
export const wrongIn = (value: unknown, field: Field): string | undefined => {
  switch (field.type) {
    case 'number':
      return numberWrong(value, field);
    case 'reading':
      return readingWrong(value, field);
    case 'choice':
      return choiceWrong(value, field);
    case 'tick':
      return [true, false, 'yes', 'no'].some((each) => each === value) ? undefined : 'Tick it, or leave it';
    case 'date':
      return typeof value === 'string' && isCalendarDate(value) ? undefined : 'Enter a date like 20 Nov 2026';
    case 'row':
      return rowWrong(value);
    case 'lines':
      return textWrong(value, mostLines);
    default:
      return textWrong(value, mostText);
  }
};
