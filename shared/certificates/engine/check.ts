import { formatDate, isCalendarDate } from '../../dates.ts';
import { rules } from '../rules/rules.ts';
import { readSections } from './asked.ts';
import type { Definition } from './definition.ts';
import { dayOf, type Form, type FormContext, invalid } from './form.ts';
import type { Values } from './values.ts';

export interface CheckContext {
  /** Today in London. */
  today: string;
  /** The edition it was started on; defaults to the definition's. */
  edition?: string | undefined;
  context?: FormContext | undefined;
}

/** What a form lacks, its errors and warnings, and the values computed from it. */
export interface Check extends Omit<Form['found'], 'missing'> {
  missing: string[];
  /** True if nothing is missing or invalid. Warnings don't prevent issuing, but each must have been seen. */
  issuable: boolean;
}

/** Why the edition isn't valid on the day of the check; undefined if it is. */
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

/** Checks a form against its definition. Pure: the device, the server and the worked cases run the same code. */
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
