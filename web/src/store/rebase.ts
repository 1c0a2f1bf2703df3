import type { MutationEntry } from './mutation-entry.ts';

export type Fields = Readonly<Record<string, unknown>>;

const blank = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** Whether a record says what was sent: of a row in it, as far as that was sent. */
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
 * A later change of a record after an earlier one of this device has arrived, which is no conflict with itself: what both changed was
 * at what the server made of the first. Where somebody else changed the same as well, the version stays the old one, and the server asks.
 */
export const rebased = (
  later: MutationEntry,
  earlier: Pick<MutationEntry, 'set'>,
  there: Fields,
): MutationEntry => {
  const { base } = later;
  if (!base || typeof there.updatedAt !== 'string') return later;
  const own = Object.keys((earlier.set ?? {}) as Fields);
  const fields = Object.fromEntries(
    Object.entries(base.fields).map(([name, value]) => [name, own.includes(name) ? there[name] : value]),
  );
  const updatedAt = saysAll(there, fields) ? there.updatedAt : base.updatedAt;
  return { ...later, base: { updatedAt, fields } };
};

/** A later change of a record after an earlier one was taken back: what both changed is what it was before that. */
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

/** What a record that has moved on means for a change of it. */
export type Meeting =
  /** It says already what was sent: the response was lost, or somebody did just the same. */
  | { kind: 'same' }
  /** What was changed is as it was: the change may be sent on this version. */
  | { kind: 'fits'; entry: MutationEntry }
  /** Somebody else changed the same. */
  | { kind: 'conflict' };

export const meet = (entry: MutationEntry, there: Fields): Meeting => {
  const { updatedAt: _version, id: _id, ...set } = (entry.set ?? {}) as Fields;
  if (entry.base === undefined || entry.makes === null) {
    if (saysAll(there, set)) return { kind: 'same' };
  }
  const { base } = entry;
  if (!base || typeof there.updatedAt !== 'string' || !saysAll(there, base.fields))
    return { kind: 'conflict' };
  // Refused on that very version, it would be refused again.
  if (base.updatedAt === there.updatedAt) return { kind: 'conflict' };
  return { kind: 'fits', entry: { ...entry, base: { ...base, updatedAt: there.updatedAt } } };
};
