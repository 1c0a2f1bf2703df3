import { millionths } from './decimal.ts';

/** A form's values by section: a set of fields, or rows. */
export type Values = Readonly<Record<string, unknown>>;
/** One row, or a section without rows. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An empty string or list counts as absent. */
export const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

export const fieldsIn = (values: Values, section: string): Fields => {
  const found = values[section];
  return isFields(found) ? found : {};
};

export const rowsIn = (values: Values, section: string): readonly Fields[] => {
  const found = values[section];
  return Array.isArray(found) ? found.map((row) => (isFields(row) ? row : {})) : [];
};

/** The id that identifies a row between devices. */
export const rowIdOf = ({ rowId }: Fields): string | undefined =>
  typeof rowId === 'string' && rowId !== '' ? rowId : undefined;

/**
 * The index of the row that a field refers to: by `rowId`, which survives moves and removals, or by index in forms that no
 * screen filled in. Undefined if the row was removed.
 */
export const placeOf = (rows: readonly Fields[], pointer: unknown): number | undefined => {
  const at =
    typeof pointer === 'string' ? rows.findIndex((row) => rowIdOf(row) === pointer) : Number(pointer);
  return rows[at] === undefined ? undefined : at;
};

/** A choice or a text; undefined if absent. */
export const textIn = (fields: Fields, key: string): string | undefined => {
  const value = fields[key];
  return isAbsent(value) ? undefined : String(value);
};

/** A numeric reading; undefined if not taken or beyond the instrument's range. */
export const numberIn = (fields: Fields, key: string): number | undefined => {
  const value = fields[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** What a reading beyond the instrument's range is at least, `>999`; undefined for any other. */
export const overIn = (fields: Fields, key: string): number | undefined => {
  const value = fields[key];
  return isFields(value) ? numberIn(value, 'over') : undefined;
};

/** True if a reading was taken, even one beyond the instrument's range. */
export const isMeasured = (fields: Fields, key: string): boolean =>
  numberIn(fields, key) !== undefined || overIn(fields, key) !== undefined;

/** True if a reading is above a limit, or beyond an instrument's range that itself reaches the limit. */
export const isAbove = (fields: Fields, key: string, limit: number): boolean => {
  const [reading, over] = [numberIn(fields, key), overIn(fields, key)];
  if (over !== undefined) return millionths(over) >= millionths(limit);
  return reading !== undefined && millionths(reading) > millionths(limit);
};

/** True if ticked or answered yes. */
export const isYes = (value: unknown): boolean => value === true || value === 'yes';

export { isFields };
