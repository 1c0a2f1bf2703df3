import { holds } from '#shared/certificates/engine/condition.ts';
import type { Condition, Definition, Field, Section } from '#shared/certificates/engine/definition.ts';
import { type Fields, fieldsIn, isAbsent, placeOf, rowsIn } from '#shared/certificates/engine/values.ts';
import { shownValue } from '#shared/certificates/shown-value.ts';
import type { FormValues } from '#shared/certificates/written.ts';

/** The fields of a section or row to ask in its current state, without those that the app fills in. */
export const askedIn = (section: Section, fields: Fields, values: FormValues): readonly Field[] =>
  section.fields.filter(({ when, linked }) => !linked && isHeld(when, fields, values));

const isHeld = (when: Condition | undefined, fields: Fields, values: FormValues): boolean =>
  when === undefined || holds(when, fields, values);

export const sectionsIn = (definition: Definition, values: FormValues): readonly Section[] =>
  definition.sections.filter(({ when }) => isHeld(when, {}, values));

const without = (fields: Fields, key: string): Fields => {
  const { [key]: _, ...rest } = fields;
  return rest;
};

const answered = (fields: Fields, key: string, value: unknown): Fields =>
  isAbsent(value) ? without(fields, key) : { ...fields, [key]: value };

/** An answer's position: in a section, or in one of its rows. */
export interface Spot {
  section: string;
  row?: number | undefined;
}

export const fieldsAt = (values: FormValues, { section, row }: Spot): Fields =>
  row === undefined ? fieldsIn(values, section) : (rowsIn(values, section)[row] ?? {});

export const pathOf = ({ section, row }: Spot): string => (row === undefined ? section : `${section}.${row}`);

/** The form's values with a field changed. */
export const withAnswer = (values: FormValues, spot: Spot, key: string, value: unknown): FormValues => {
  const after = answered(fieldsAt(values, spot), key, value);
  if (spot.row === undefined) return { ...values, [spot.section]: after };
  return { ...values, [spot.section]: rowsIn(values, spot.section).with(spot.row, after) };
};

/** References to a removed row are removed with it, and those by position move along. */
const pointedAfter = (values: FormValues, definition: Definition, gone: { section: string; row: number }) => {
  const pointing = definition.sections.flatMap(({ key, repeat, fields }) =>
    fields.filter(({ of }) => repeat && of === gone.section).map((field) => [key, field.key] as const),
  );
  return Object.fromEntries(
    pointing.map(([section, key]) => [
      section,
      rowsIn(values, section).map((row) => {
        const pointer = row[key];
        if (placeOf(rowsIn(values, gone.section), pointer) === gone.row) return without(row, key);
        return typeof pointer === 'number' && pointer > gone.row ? { ...row, [key]: pointer - 1 } : row;
      }),
    ]),
  );
};

export const withoutRow = (
  definition: Definition,
  values: FormValues,
  gone: { section: string; row: number },
): FormValues => ({
  ...values,
  [gone.section]: rowsIn(values, gone.section).filter((_, at) => at !== gone.row),
  ...pointedAfter(values, definition, gone),
});

/** The number after the previous row's: 7 after 6, 6B after nothing that counts. */
const counted = (value: unknown): unknown =>
  typeof value === 'string' && /\d+$/.test(value)
    ? value.replace(/\d+$/, (digits) => String(Number(digits) + 1))
    : undefined;

/** Adds a row, starting with the values it shares with the previous one. */
export const withNewRow = (values: FormValues, { key, fields }: Section, rowId: string): FormValues => {
  const rows = rowsIn(values, key);
  const last = rows.at(-1) ?? {};
  const given = fields.flatMap((field): [string, unknown][] => {
    const value =
      field.carry === 'next' ? counted(last[field.key]) : field.carry ? last[field.key] : undefined;
    return isAbsent(value) ? [] : [[field.key, value]];
  });
  return { ...values, [key]: [...rows, { rowId, ...Object.fromEntries(given) }] };
};

/** A row's name in a list: its first answers. */
export const rowName = ({ fields, repeat }: Section, row: Fields, at: number): string => {
  const said = fields
    .filter(({ linked, type }) => !linked && type !== 'row')
    .map((field) => shownValue(field, row[field.key]))
    .filter(Boolean)
    .slice(0, 3)
    .join(' · ');
  return said || `${repeat?.label ?? 'Row'} ${at + 1}`;
};

/** The section's unanswered checks, which can be passed together. */
export const openChecks = (asked: readonly Field[], fields: Fields): readonly Field[] => {
  const checks = asked.filter(({ choices }) => choices?.includes('pass') && choices.includes('fail'));
  return checks.length < 3 ? [] : checks.filter(({ key }) => isAbsent(fields[key]));
};
