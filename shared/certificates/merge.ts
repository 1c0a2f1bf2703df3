import type { FormValues } from './written.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCleared = (value: unknown): boolean => value === null || value === undefined || value === '';

const withoutCleared = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isCleared(value)));

const rowIdOf = (row: unknown): string | undefined =>
  isFields(row) && typeof row.rowId === 'string' ? row.rowId : undefined;

const rowsById = (rows: unknown): Map<string, Fields> =>
  new Map(
    (Array.isArray(rows) ? rows : []).flatMap((row) => {
      const rowId = rowIdOf(row);
      return rowId === undefined ? [] : [[rowId, row as Fields] as const];
    }),
  );

const mergedRows = (kept: unknown, given: readonly unknown[]): unknown[] => {
  const known = rowsById(kept);
  return given.map((row) =>
    isFields(row) ? withoutCleared({ ...known.get(rowIdOf(row) ?? ''), ...row }) : row,
  );
};

/** A patch of rows by `rowId`: the changed fields, or null to remove a row. Rows it doesn't mention stay. */
interface RowsPatch {
  rows: Readonly<Record<string, Fields | null>>;
}

const isRowsPatch = (given: unknown): given is RowsPatch =>
  isFields(given) && Object.keys(given).length === 1 && isFields(given.rows);

const patchedRows = (kept: unknown, { rows }: RowsPatch, joined = withoutCleared): unknown[] => {
  const known = Array.isArray(kept) ? kept : [];
  const ids = new Set(known.map(rowIdOf));
  const fresh = Object.keys(rows).filter((rowId) => !ids.has(rowId));
  return [...known, ...fresh.map((rowId) => ({ rowId }))].flatMap((row) => {
    const given = rows[rowIdOf(row) ?? ''];
    if (given === null) return [];
    return [isFields(given) ? joined({ ...(row as Fields), ...given }) : row];
  });
};

const mergedSection = (kept: unknown, given: unknown): unknown => {
  if (Array.isArray(given)) return mergedRows(kept, given);
  if (isRowsPatch(given)) return patchedRows(kept, given);
  if (!isFields(given)) return given;
  return withoutCleared({ ...(isFields(kept) ? kept : {}), ...given });
};

/**
 * Merges input into a form. A section or field left out stays, `null` clears it. A list replaces all rows, but a row with a
 * known `rowId` keeps the fields left out. `{rows: {[rowId]: fields}}` changes only those rows, so two devices can add and fill
 * in rows at the same time.
 */
export const mergedValues = (kept: FormValues, given: FormValues): FormValues => {
  const sections = Object.entries(given).map(([key, value]) => [key, mergedSection(kept[key], value)]);
  return withoutCleared({ ...kept, ...Object.fromEntries(sections) });
};

interface Typed {
  values: FormValues;
  /** The previous values, in the same shape. */
  was?: FormValues | undefined;
}

const foldedRows = (known: RowsPatch, given: RowsPatch): RowsPatch => ({
  rows: {
    ...known.rows,
    ...Object.fromEntries(
      Object.entries(given.rows).map(([rowId, row]) => [rowId, row && { ...known.rows[rowId], ...row }]),
    ),
  },
});

/** A field cleared in one patch stays cleared in the folded one. */
const asTyped = (fields: Fields): Fields => fields;

const foldedList = (known: unknown, given: readonly unknown[]): unknown[] => {
  const rows = isRowsPatch(known) ? known.rows : Object.fromEntries(rowsById(known));
  return given.map((row) => (isFields(row) ? { ...rows[rowIdOf(row) ?? ''], ...row } : row));
};

const foldedSection = (known: unknown, given: unknown): unknown => {
  if (Array.isArray(given)) return foldedList(known, given);
  if (isRowsPatch(given)) {
    if (isRowsPatch(known)) return foldedRows(known, given);
    return Array.isArray(known) ? patchedRows(known, given, asTyped) : given;
  }
  return isFields(given) && isFields(known) ? { ...known, ...given } : given;
};

const folded = (before: FormValues, after: FormValues): FormValues => {
  const both = Object.entries(after).map(([key, given]) => [key, foldedSection(before[key], given)]);
  return { ...before, ...Object.fromEntries(both) };
};

/** Folds two patches into one: the later answer of every field, and the values before the first. */
export const foldedValues = (earlier: unknown, later: unknown): Typed => {
  const [before, after] = [earlier as Typed, later as Typed];
  const was = folded(after.was ?? {}, before.was ?? {});
  return { ...after, values: folded(before.values, after.values), ...(before.was && after.was && { was }) };
};
