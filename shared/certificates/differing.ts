import { canonicalJson } from '../kernel/canonical.ts';
import { type Fields, isAbsent, isFields, rowIdOf, rowsIn } from './engine/values.ts';
import { mergedValues } from './merge.ts';
import type { FormValues, Others } from './written.ts';

/** A patch of a form, and the previous values in the same shape. */
interface Typed {
  values: FormValues;
  was?: FormValues | undefined;
}

/** A form's values, with answers from another device that were overwritten unseen. */
interface Filled {
  values: FormValues;
  others: Others;
}

const same = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) === canonicalJson(b ?? null);

/** A section's rows by id, null for a removed one; undefined if the section has no rows. */
const rowsOf = (section: unknown): [string, unknown][] | undefined => {
  if (Array.isArray(section))
    return section.flatMap((row): [string, unknown][] => {
      const rowId = isFields(row) ? rowIdOf(row) : undefined;
      return rowId === undefined ? [] : [[rowId, row]];
    });
  const rows = isFields(section) ? section.rows : undefined;
  return isFields(rows) ? Object.entries(rows) : undefined;
};

const fieldsOf = (path: string, fields: unknown): [string, unknown][] =>
  isFields(fields)
    ? Object.entries(fields).map(([key, value]) => [`${path}.${key}`, value])
    : [[path, fields]];

/** Values by path: `visit.tenantName`, or `circuits.r7.zs` with the row's id. */
const byPath = (values: FormValues): Map<string, unknown> =>
  new Map(
    Object.entries(values).flatMap(([key, section]) => {
      const rows = rowsOf(section);
      return rows ? rows.flatMap(([rowId, row]) => fieldsOf(`${key}.${rowId}`, row)) : fieldsOf(key, section);
    }),
  );

/** True if another device typed into a row that this one removes. */
const isTypedInto = (row: Fields | undefined, was: unknown): boolean =>
  row !== undefined && isFields(was) && Object.entries(row).some(([key, value]) => !same(value, was[key]));

/** Keeps a row that someone else typed into meanwhile. */
const withoutLosses = (kept: FormValues, { values, was = {} }: Typed): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([key, section]) => {
      const rows = Array.isArray(section) ? undefined : rowsOf(section);
      if (!rows) return [key, section];
      const before = new Map(rowsOf(was[key]) ?? []);
      const there = new Map(rowsIn(kept, key).map((row) => [rowIdOf(row), row]));
      const stays = rows.filter(
        ([rowId, row]) => row !== null || !isTypedInto(there.get(rowId), before.get(rowId)),
      );
      return [key, { rows: Object.fromEntries(stays) }];
    }),
  );

/**
 * Applies a patch to a form. If both devices answered a field, the later answer wins and the other is kept in `others` until
 * someone answers again. Without `was` we can't tell, so the later answer simply wins.
 */
export const typedInto = ({ values, others }: Filled, typed: Typed): Filled => {
  const given = withoutLosses(values, typed);
  const [now, answers, before] = [byPath(values), byPath(given), byPath(typed.was ?? {})];
  const replaced = [...answers].flatMap(([path, answer]): [string, unknown][] => {
    const theirs = now.get(path);
    const isSeen = !before.has(path) || same(theirs, before.get(path));
    return isSeen || isAbsent(theirs) || same(theirs, answer) ? [] : [[path, theirs]];
  });
  const open = Object.entries(others).filter(([path]) => !answers.has(path));
  const after = mergedValues(values, given);
  const there = byPath(after);
  const isThere = ([path]: [string, unknown]) => replaced.some(([one]) => one === path) || there.has(path);
  return { values: after, others: Object.fromEntries([...open.filter(isThere), ...replaced]) };
};

/** The other answers by path as in a check, `circuits.3.zs`, without those of removed rows. */
export const othersAt = (values: FormValues, others: Others): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(others).flatMap(([path, value]) => {
      const [section = '', rowId = '', key] = path.split('.');
      if (key === undefined) return [[path, value]];
      const at = rowsIn(values, section).findIndex((row) => rowIdOf(row) === rowId);
      return at < 0 ? [] : [[`${section}.${at}.${key}`, value]];
    }),
  );
