import { formatDate, isCalendarDate } from '../../dates.ts';
import { rules } from '../rules/rules.ts';
import { readSections } from './asked.ts';
import type { Definition } from './definition.ts';
import { dayOf, type Form, type FormContext, invalid } from './form.ts';
import type { Values } from './values.ts';

export interface CheckContext {
  /** Today in London. */
  today: string;
  /** The edition it was begun on; absent is that of the definition. */
  edition?: string | undefined;
  context?: FormContext | undefined;
}

/** What a form lacks, what is wrong or doubtful in it, and what follows from it. */
export interface Check extends Omit<Form['found'], 'missing'> {
  missing: string[];
  /** Nothing is missing and nothing invalid. Warnings never stop it, but each must have been seen. */
  issuable: boolean;
}

/** What is wrong with the edition on the day of the check, in words. */
const wrongEdition = (form: Form, edition: string): string | undefined => {
  const { usableFrom, usableUntil } = form.definition;
  const typed = dayOf(form);
  const day = typed !== undefined && isCalendarDate(typed) ? typed : form.today;
  if (edition !== form.definition.edition) return 'This form has no such edition';
  if (day < usableFrom) return `This edition starts on ${formatDate(usableFrom)}`;
  return usableUntil !== undefined && day > usableUntil
    ? `This edition ended on ${formatDate(usableUntil)}. Carry it over to the current one`
    : undefined;
};

/** Reads a filled-in form by its definition. Pure: the phone, the server and the cases run the same. */
export const check = (definition: Definition, values: Values, asked: CheckContext): Check => {
  const found: Form['found'] = {
    missing: new Set(),
    invalid: [],
    warnings: [],
    computed: {},
    outcome: null,
    nextDue: null,
  };
  const form: Form = { definition, values, today: asked.today, context: asked.context ?? {}, found };
  const wrong = wrongEdition(form, asked.edition ?? definition.edition);
  if (wrong) invalid(form, 'edition', wrong);
  readSections(form);
  for (const name of definition.rules) rules[name](form);
  const missing = [...found.missing];
  return { ...found, missing, issuable: missing.length === 0 && found.invalid.length === 0 };
};
