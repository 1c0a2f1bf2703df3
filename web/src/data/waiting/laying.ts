import type { Entry, NewEntry } from '../../outbox/entry.ts';

export interface Row {
  id: number;
}
type Fields = Record<string, unknown>;

/** What an entry does to the rows of a list; `part` is what of the list was asked for. */
export type OverRows = (rows: readonly Row[], entry: Entry, part: unknown) => readonly Row[];
/** What an entry does to one record; undefined where there is none. */
export type OverOne = (one: unknown, entry: Entry, id: number, query?: unknown) => unknown;

/** What changes of one kind do to what is seen: by the path that is read, and there by the entry's route. */
export interface Laying {
  rows?: Record<string, Record<string, OverRows>>;
  ones?: Record<string, Record<string, OverOne>>;
  /** The reply that a route will give. */
  replies: Record<string, (entry: NewEntry) => unknown>;
}

const blankToNull = (value: unknown): unknown => (value === '' ? null : value);

/** The fields that an entry tells, as a record has them. */
export const toldFields = ({ body }: Pick<NewEntry, 'body'>): Fields => {
  const { updatedAt: _version, id: _own, ...told } = (body ?? {}) as Fields;
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, blankToNull(value)]));
};

/** What every record begins with. It was made when it was typed. */
export const beginning = ({ id, at }: Pick<NewEntry, 'id' | 'at'>): Fields => {
  const made = new Date(at).toISOString();
  return { id, userId: '', createdAt: made, updatedAt: made };
};

/** The names that a record shows of others. */
export const namesAround = ({ around = {} }: NewEntry): Fields => around;

export const changed = (row: unknown, entry: NewEntry): unknown => ({
  ...(row as Fields),
  ...toldFields(entry),
  ...namesAround(entry),
});

/** Puts a new row in front, unless the server's own is there already. */
export const added =
  (make: (entry: NewEntry) => unknown, belongs: (row: unknown, part: unknown) => boolean = () => true) =>
  (rows: readonly Row[], entry: Entry, part: unknown): readonly Row[] => {
    if (rows.some(({ id }) => id === entry.id)) return rows;
    const row = make(entry) as Row;
    return belongs(row, part) ? [row, ...rows] : rows;
  };

/** Changes the row that an entry is about. */
export const amended =
  (change: (row: unknown, entry: NewEntry) => unknown = changed): OverRows =>
  (rows, entry) =>
    rows.map((row) => (row.id === entry.id ? (change(row, entry) as Row) : row));

/** The record that an entry makes, where it is the one that is asked for. */
export const made =
  (make: (entry: NewEntry) => unknown): OverOne =>
  (one, entry, id) =>
    one ?? (entry.id === id ? make(entry) : undefined);

/** The record that an entry changes, where it is the one that is asked for. */
export const amendedOne =
  (change: (row: unknown, entry: NewEntry) => unknown = changed): OverOne =>
  (one, entry, id) =>
    one && entry.id === id ? change(one, entry) : one;
