import type { MutationEntry } from './mutation-entry.ts';

export type Fields = Readonly<Record<string, unknown>>;

const blank = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** True if a record matches what was sent; nested rows need only match the fields that were sent. */
export const says = (there: unknown, sent: unknown): boolean => {
  const [theirs, mine] = [blank(there), blank(sent)];
  if (Array.isArray(mine))
    return (
      Array.isArray(theirs) && theirs.length === mine.length && mine.every((row, at) => says(theirs[at], row))
    );
  if (typeof mine === 'object' && mine !== null)
    return typeof theirs === 'object' && theirs !== null
      ? Object.entries(mine).every(([name, value]) => says((theirs as Fields)[name], value))
      : false;
  return Object.is(theirs, mine);
};

const saysAll = (there: Fields, fields: Fields): boolean =>
  Object.entries(fields).every(([name, value]) => says(there[name], value));

/**
 * Rebases a later change after an earlier one from this device has arrived, because that is no conflict: for the fields that both
 * changed, the base is what the server made of the first. The version stays the one it was made on, so the server still detects
 * other people's changes to those fields, and keeps fields that this one didn't change.
 */
export const rebased = (
  later: MutationEntry,
  earlier: Pick<MutationEntry, 'set'>,
  there: Fields,
): MutationEntry => {
  const { base } = later;
  // A stock count goes by what its author saw.
  if (!base || later.makes !== null) return later;
  const own = (earlier.set ?? {}) as Fields;
  const fields = Object.fromEntries(
    Object.entries(base.fields).map(([name, value]) => [name, name in own ? there[name] : value]),
  );
  return { ...later, base: { ...base, fields } };
};

/** A later change after an earlier one was removed: fields that both changed get their base from before it. */
export const without = (later: MutationEntry, gone: Pick<MutationEntry, 'set' | 'base'>): MutationEntry => {
  if (!later.base || !gone.base) return later;
  const before = gone.base.fields;
  const set = gone.set as Fields;
  const fields = Object.fromEntries(
    Object.entries(later.base.fields).map(([name, value]) => [
      name,
      name in before && says(value, set[name]) ? before[name] : value,
    ]),
  );
  return { ...later, base: { ...later.base, fields } };
};

/** A change's body applied to the current record: fields that an edit didn't change keep their current value. */
export const laidOn = ({ set, base, makes }: MutationEntry, there: Fields): unknown => {
  if (!base || makes !== null) return set;
  return Object.fromEntries(
    Object.entries((set ?? {}) as Fields).map(([name, value]) => [
      name,
      name in base.fields || !(name in there) ? value : there[name],
    ]),
  );
};

/** True for a change that deletes a version of a record; an older build's names none. */
export const isRemoval = ({ route, base }: Pick<MutationEntry, 'route' | 'base'>): boolean =>
  base !== undefined && route.startsWith('DELETE ');

/**
 * The fields of a record to delete that somebody else changed since it was seen. The server sets the times of this device's own
 * changes.
 */
export const changedSince = ({ base }: Pick<MutationEntry, 'base'>, there: Fields): string[] =>
  Object.entries(base?.fields ?? {})
    .filter(([name, seen]) => name in there && !says(there[name], seen))
    .filter(([name, seen]) => !(name.endsWith('At') && seen && there[name]))
    .map(([name]) => name);

/** How a change relates to a newer version of its record. */
export type Meeting =
  /** The record already matches: the answer was lost, or somebody made the same change. */
  | { kind: 'same' }
  /** Its fields are unchanged: the change can be sent on this version. */
  | { kind: 'fits'; entry: MutationEntry }
  /** Somebody else changed the same fields. */
  | { kind: 'conflict' };

const meetRemoval = (entry: MutationEntry, there: Fields): Meeting => {
  const { updatedAt } = there;
  const isSame = typeof updatedAt === 'string' && updatedAt !== entry.base?.updatedAt;
  if (!isSame || changedSince(entry, there).length > 0) return { kind: 'conflict' };
  return { kind: 'fits', entry: { ...entry, base: { updatedAt, fields: entry.base?.fields ?? {} } } };
};

export const meet = (entry: MutationEntry, there: Fields): Meeting => {
  const { base, makes } = entry;
  if (isRemoval(entry)) return meetRemoval(entry, there);
  const mine = bodyFields(entry);
  // A stock count refers to another record than the one it creates.
  if (!(base && makes !== null) && saysAll(there, mine)) return { kind: 'same' };
  if (!base || typeof there.updatedAt !== 'string' || !saysAll(there, base.fields))
    return { kind: 'conflict' };
  // It was refused on this very version, and would be again.
  if (base.updatedAt === there.updatedAt) return { kind: 'conflict' };
  return {
    kind: 'fits',
    entry: { ...entry, set: laidOn(entry, there), base: { ...base, updatedAt: there.updatedAt } },
  };
};

/** The fields that an edit changed; every field of anything else. */
export const bodyFields = ({ set, base, makes }: Pick<MutationEntry, 'set' | 'base' | 'makes'>): Fields => {
  const { id: _id, ...typed } = (set ?? {}) as Fields;
  if (!base || makes !== null) return typed;
  return Object.fromEntries(Object.entries(typed).filter(([name]) => name in base.fields));
};

/** An edit of a record as shown: the body as typed, and the previous values of the fields that differ. */
export const editOf = (
  body: Fields,
  shown: Fields | undefined,
): Pick<MutationEntry, 'set'> & Partial<Pick<MutationEntry, 'base'>> => {
  const { updatedAt, ...set } = body;
  if (typeof updatedAt !== 'string' || !shown) return { set: body };
  const changed = Object.keys(set).filter((name) => !says(shown[name], set[name]));
  return {
    set,
    base: { updatedAt, fields: Object.fromEntries(changed.map((name) => [name, shown[name] ?? null])) },
  };
};

/** A deletion of a record as shown: the version on this device, without queued changes, and every field as the user saw it. */
export const removalOf = (
  known: Fields | undefined,
  shown: Fields | undefined,
): Partial<Pick<MutationEntry, 'base'>> => {
  if (typeof known?.updatedAt !== 'string') return {};
  const { updatedAt: _, pending: __, ...fields } = shown ?? known;
  return { base: { updatedAt: known.updatedAt, fields } };
};

/** The query of a change: a deletion's version. */
export const queryOf = (entry: MutationEntry): { updatedAt: string } | undefined =>
  isRemoval(entry) && entry.base ? { updatedAt: entry.base.updatedAt } : undefined;

/** The request body of a change. */
export const bodyOf = (entry: MutationEntry): unknown => {
  const { route, set, base, makes } = entry;
  if (!base || isRemoval(entry)) return set;
  const body = { ...(set as Fields), updatedAt: base.updatedAt };
  return makes === null && !route.startsWith('POST ') ? { ...body, base: base.fields } : body;
};
