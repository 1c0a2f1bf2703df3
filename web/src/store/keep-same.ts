import { replaceEqualDeep } from '@tanstack/react-query';

const idOf = (row: unknown): unknown => (row as { id?: unknown } | null)?.id;

const keepRows = (before: readonly unknown[], now: readonly unknown[]): readonly unknown[] => {
  const known = new Map(before.map((row) => [idOf(row), row]));
  const rows = now.map((row) => replaceEqualDeep(known.get(idOf(row)), row));
  return rows.length === before.length && rows.every((row, at) => row === before[at]) ? before : rows;
};

/** Returns `now`, reusing the objects of `before` that are equal, so that only what differs renders again. Rows are matched by id. */
export const keepSame = (before: unknown, now: unknown): unknown =>
  Array.isArray(before) && Array.isArray(now) && idOf(now[0]) !== undefined
    ? keepRows(before, now)
    : replaceEqualDeep(before, now);
