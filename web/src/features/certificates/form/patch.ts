import type { Definition, Section } from '#shared/certificates/engine/definition.ts';
import { wrongIn } from '#shared/certificates/engine/field-value.ts';
import { type Fields, fieldsIn, isAbsent, rowIdOf, rowsIn } from '#shared/certificates/engine/values.ts';
import type { FormValues } from '#shared/certificates/written.ts';
import { canonicalJson } from '#shared/kernel/canonical.ts';

/** The fields that can be saved: an invalid answer stays on the screen only. */
const keepable = ({ fields }: Section, typed: Fields): Fields =>
  Object.fromEntries(
    Object.entries(typed).filter(([key, value]) => {
      const field = fields.find((one) => one.key === key);
      return !isAbsent(value) && (key === 'rowId' || (field !== undefined && !wrongIn(value, field)));
    }),
  );

export const keepableOf = (definition: Definition, values: FormValues): FormValues =>
  Object.fromEntries(
    definition.sections.flatMap((section): [string, unknown][] => {
      if (values[section.key] === undefined) return [];
      const { key, repeat } = section;
      return repeat
        ? [[key, rowsIn(values, key).map((row) => keepable(section, row))]]
        : [[key, keepable(section, fieldsIn(values, key))]];
    }),
  );

const same = (a: unknown, b: unknown) => canonicalJson(a ?? null) === canonicalJson(b ?? null);

/** The changed fields, `null` for cleared ones; undefined if there are none. */
const changedIn = (was: Fields, is: Fields): Fields | undefined => {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !same(was[name], is[name]),
  );
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, is[name] ?? null]));
};

/** Undefined if one has no id, as in a form that was not started on a screen. */
const byRowId = (rows: readonly Fields[]): Map<string, Fields> | undefined => {
  const known = new Map(
    rows.flatMap((row) => (rowIdOf(row) === undefined ? [] : [[rowIdOf(row) ?? '', row]])),
  );
  return known.size === rows.length ? known : undefined;
};

const wholeRows = (section: Section, was: readonly Fields[], is: readonly Fields[]) => {
  const nothing = Object.fromEntries(section.fields.map(({ key }) => [key, null]));
  return same(was, is) ? undefined : is.map((row) => ({ ...nothing, ...row }));
};

/** The changed rows, by id: another device may have added some that are unknown here. */
const changedRows = (section: Section, was: readonly Fields[], is: readonly Fields[]) => {
  const [before, after] = [byRowId(was), byRowId(is)];
  if (!before || !after) return wholeRows(section, was, is);
  const gone = [...before.keys()].filter((rowId) => !after.has(rowId)).map((rowId) => [rowId, null] as const);
  const changed = [...after].flatMap(([rowId, row]) => {
    const fields = changedIn(before.get(rowId) ?? {}, row);
    return fields ? [[rowId, fields] as const] : [];
  });
  const rows = Object.fromEntries([...gone, ...changed]);
  return Object.keys(rows).length === 0 ? undefined : { rows };
};

/** The patch from `before` to `after`: only what changed. */
export const patchOf = (definition: Definition, before: FormValues, after: FormValues): FormValues =>
  Object.fromEntries(
    definition.sections.flatMap((section): [string, unknown][] => {
      const { key, repeat } = section;
      const changed = repeat
        ? changedRows(section, rowsIn(before, key), rowsIn(after, key))
        : changedIn(fieldsIn(before, key), fieldsIn(after, key));
      return changed ? [[key, changed]] : [];
    }),
  );
