import type { Field } from '#shared/certificates/engine/definition.ts';
import { notTaken } from '#shared/certificates/engine/field-value.ts';
import { isAbsent } from '#shared/certificates/engine/values.ts';

const number = /^\d+(?:[.,]\d*)?$|^[.,]\d+$/;
const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** What was typed where a number is asked: the number, another answer of a reading, or the text itself, which the form then names. */
export const readTyped = ({ type }: Field, typed: string): unknown => {
  const text = typed.trim();
  if (number.test(text)) return toNumber(text);
  if (type !== 'reading') return text;
  const over = /^>\s*([\d.,]+)$/.exec(text)?.[1];
  if (over !== undefined && number.test(over)) return { over: toNumber(over) };
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  return notTaken.find((known) => known === word) ?? text;
};

/** The text of a number as it is typed: the other answers of a reading stand in its list. */
export const typedText = (value: unknown): string => {
  if (typeof value === 'object' && value !== null && 'over' in value) return `>${String(value.over)}`;
  return isAbsent(value) || notTaken.some((word) => word === value) ? '' : String(value);
};
