import type { Definition, Section } from '#shared/certificates/engine/definition.ts';
import { wrongIn } from '#shared/certificates/engine/field-value.ts';
import { type Fields, fieldsIn, isAbsent, rowsIn } from '#shared/certificates/engine/values.ts';
import type { FormValues } from '#shared/certificates/written.ts';
import { canonicalJson } from '#shared/kernel/canonical.ts';

/** What of a set of fields can be kept: what is no answer to its field stays on the screen only. */
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

const cleared = (section: Section, row: Fields): Fields => ({
  ...Object.fromEntries(section.fields.map(({ key }) => [key, null])),
  ...row,
});

const same = (a: unknown, b: unknown) => canonicalJson(a ?? null) === canonicalJson(b ?? null);

/** What has to be sent so that `after` stands where `before` did: fields that changed, `null` for what was cleared; rows whole. */
export const patchOf = (definition: Definition, before: FormValues, after: FormValues): FormValues => {
  return Object.fromEntries(
    definition.sections.flatMap((section): [string, unknown][] => {
      const { key, repeat } = section;
      if (repeat) {
        const [was, is] = [rowsIn(before, key), rowsIn(after, key)];
        return same(was, is) ? [] : [[key, is.map((row) => cleared(section, row))]];
      }
      const [was, is] = [fieldsIn(before, key), fieldsIn(after, key)];
      const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
        (name) => !same(was[name], is[name]),
      );
      return names.length === 0
        ? []
        : [[key, Object.fromEntries(names.map((name) => [name, is[name] ?? null]))]];
    }),
  );
};
