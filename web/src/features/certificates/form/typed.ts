import type { Field } from '#shared/certificates/engine/definition.ts';
import { notTaken } from '#shared/certificates/engine/field-value.ts';
import { isAbsent } from '#shared/certificates/engine/values.ts';

const number = /^\d+(?:[.,]\d*)?$|^[.,]\d+$/;
const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** Parses a number field: the number, a reading's other answer, or the text itself, which the form then reports. */
export const readTyped = ({ type }: Field, typed: string): unknown => {
  const text = typed.trim();
  if (number.test(text)) return toNumber(text);
  if (type !== 'reading') return text;
  const over = /^>\s*([\d.,]+)$/.exec(text)?.[1];
  if (over !== undefined && number.test(over)) return { over: toNumber(over) };
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  return notTaken.find((known) => known === word) ?? text;
};

/** A number's text while typing; a reading's other answers are in its list. */
export const typedText = (value: unknown): string => {
  if (typeof value === 'object' && value !== null && 'over' in value) return `>${String(value.over)}`;
  return isAbsent(value) || notTaken.some((word) => word === value) ? '' : String(value);
};
