import type { Condition } from './definition.ts';
import { type Fields, fieldsIn, textIn, type Values } from './values.ts';

/** True if a condition holds for a row or section. */
export const holds = (condition: Condition, fields: Fields, values: Values): boolean => {
  if ('all' in condition) return condition.all.every((each) => holds(each, fields, values));
  if ('any' in condition) return condition.any.some((each) => holds(each, fields, values));
  const [section = '', key] = condition.field.split('.');
  const found = key === undefined ? textIn(fields, section) : textIn(fieldsIn(values, section), key);
  if ('is' in condition) return found === condition.is;
  if ('not' in condition) return found !== condition.not;
  return found !== undefined && condition.in.includes(found);
};
