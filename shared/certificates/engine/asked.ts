import { holds } from './condition.ts';
import type { Field, Section } from './definition.ts';
import { wrongIn } from './field-value.ts';
import { type Form, invalid } from './form.ts';
import { type Fields, isAbsent, isFields, isYes } from './values.ts';

/** True if a field applies to a row, and true if it is required there. */
export const isAsked = (form: Form, { when }: Field | Section, fields: Fields): boolean =>
  when === undefined || holds(when, fields, form.values);

const isRequired = (form: Form, { required }: Field, fields: Fields): boolean =>
  required !== undefined && (required === true || holds(required, fields, form.values));

const readField = (form: Form, field: Field, fields: Fields, path: string): void => {
  const value = fields[field.key];
  const wrong = isAbsent(value) ? undefined : wrongIn(value, field);
  if (wrong) invalid(form, path, wrong);
  const isEmpty = isAbsent(value) || (field.type === 'tick' && !wrong && !isYes(value));
  if (isEmpty && isAsked(form, field, fields) && isRequired(form, field, fields))
    form.found.missing.add(path);
};

/** `rowId` identifies a row between devices. It isn't a field of the form. */
const readFields = (form: Form, section: Section, fields: Fields, path: string): void => {
  const known = new Set(section.fields.map(({ key }) => key));
  for (const key of Object.keys(fields)) {
    if (!known.has(key) && !(section.repeat && key === 'rowId'))
      invalid(form, `${path}.${key}`, 'This form has no such field');
  }
  for (const field of section.fields) readField(form, field, fields, `${path}.${field.key}`);
};

const readRows = (form: Form, section: Section, value: unknown): void => {
  const { key, repeat } = section;
  if (!repeat) return;
  if (!isAbsent(value) && !Array.isArray(value)) invalid(form, key, 'Enter rows');
  const rows: unknown[] = Array.isArray(value) ? value : [];
  if (rows.length < repeat.min) form.found.missing.add(key);
  if (rows.length > repeat.max) invalid(form, key, `Enter ${repeat.max} or fewer`);
  rows.forEach((row, at) => {
    if (isFields(row)) readFields(form, section, row, `${key}.${at}`);
    else invalid(form, `${key}.${at}`, 'Enter a row');
  });
};

/** Collects required answers that are missing, and invalid ones. */
export const readSections = (form: Form): void => {
  const { definition, values } = form;
  const known = new Set(definition.sections.map(({ key }) => key));
  for (const key of Object.keys(values)) {
    if (!known.has(key)) invalid(form, key, 'This form has no such section');
  }
  for (const section of definition.sections) {
    const value = values[section.key];
    if (!isAsked(form, section, {})) continue;
    if (section.repeat) readRows(form, section, value);
    else if (isAbsent(value) || isFields(value))
      readFields(form, section, (value as Fields) ?? {}, section.key);
    else invalid(form, section.key, 'Enter its fields');
  }
};
