import type { FormValues } from './written.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCleared = (value: unknown): boolean => value === null || value === undefined || value === '';

const withoutCleared = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isCleared(value)));

const mergedRows = (kept: unknown, given: readonly unknown[]): unknown[] => {
  const known = new Map(
    (Array.isArray(kept) ? kept : []).flatMap((row) =>
      isFields(row) && typeof row['rowId'] === 'string' ? [[row['rowId'], row] as const] : [],
    ),
  );
  return given.map((row) =>
    isFields(row) ? withoutCleared({ ...known.get(String(row['rowId'])), ...row }) : row,
  );
};

const mergedSection = (kept: unknown, given: unknown): unknown => {
  if (Array.isArray(given)) return mergedRows(kept, given);
  if (!isFields(given)) return given;
  return withoutCleared({ ...(isFields(kept) ? kept : {}), ...given });
};

/**
 * What a form holds once more was typed into it. A section or field that is left out stays, `null` clears it. A list of rows is the
 * whole list; of a row that is known by its `rowId`, what is left out stays.
 */
export const mergedValues = (kept: FormValues, given: FormValues): FormValues => {
  const sections = Object.entries(given).map(([key, value]) => [key, mergedSection(kept[key], value)]);
  return withoutCleared({ ...kept, ...Object.fromEntries(sections) });
};

interface Typed {
  values: FormValues;
}

/** What was typed in two goes, as one: rows are the later ones, of other sections the later answers go before. */
export const foldedValues = (earlier: unknown, later: unknown): Typed => {
  const [before, after] = [(earlier as Typed).values, (later as Typed).values];
  const both = Object.entries(after).map(([key, given]) => {
    const known = before[key];
    return [key, isFields(given) && isFields(known) ? { ...known, ...given } : given];
  });
  return { ...(later as Typed), values: { ...before, ...Object.fromEntries(both) } };
};
