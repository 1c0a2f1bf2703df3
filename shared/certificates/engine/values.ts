/** What has been typed into a form, by section: a set of fields, or rows of them. */
export type Values = Readonly<Record<string, unknown>>;
/** One row, or a section without rows. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An empty text or list is as good as none. */
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

/** The `rowId` by which the devices that fill in a form know a row. */
export const rowIdOf = ({ rowId }: Fields): string | undefined =>
  typeof rowId === 'string' && rowId !== '' ? rowId : undefined;

/**
 * The place of the row that a field points to: by its `rowId`, which stays when others move or go, or by its place, as in forms that no
 * screen filled in. Undefined for a row that is gone.
 */
export const placeOf = (rows: readonly Fields[], pointer: unknown): number | undefined => {
  const at =
    typeof pointer === 'string' ? rows.findIndex((row) => rowIdOf(row) === pointer) : Number(pointer);
  return rows[at] === undefined ? undefined : at;
};

/** A choice or a text; `undefined` where none stands. */
export const textIn = (fields: Fields, key: string): string | undefined => {
  const value = fields[key];
  return isAbsent(value) ? undefined : String(value);
};

/** A reading that is a number; one that was not taken, or is beyond the instrument, is none. */
export const numberIn = (fields: Fields, key: string): number | undefined => {
  const value = fields[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** Ticked, or answered with yes. */
export const isYes = (value: unknown): boolean => value === true || value === 'yes';

export { isFields };
