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
 * at what the server made of the first. The version stays the one that it was made on, so the server looks whether somebody else changed
 * the same, and leaves what this one did not change as it is by then.
 */
export const rebased = (
  later: MutationEntry,
  earlier: Pick<MutationEntry, 'set'>,
  there: Fields,
): MutationEntry => {
  const { base } = later;
  // What counts what is there goes by what somebody saw.
  if (!base || later.makes !== null) return later;
  const own = (earlier.set ?? {}) as Fields;
  const fields = Object.fromEntries(
    Object.entries(base.fields).map(([name, value]) => [name, name in own ? there[name] : value]),
  );
  return { ...later, base: { ...base, fields } };
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

/** The body of a change on the record as it is by now: what an edit did not change is as it is there. */
export const laidOn = ({ set, base, makes }: MutationEntry, there: Fields): unknown => {
  if (!base || makes !== null) return set;
  return Object.fromEntries(
    Object.entries((set ?? {}) as Fields).map(([name, value]) => [
      name,
      name in base.fields || !(name in there) ? value : there[name],
    ]),
  );
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
  const { base, makes } = entry;
  const mine = bodyFields(entry);
  // What counts what is there names another record than the one it makes.
  if (!(base && makes !== null) && saysAll(there, mine)) return { kind: 'same' };
  if (!base || typeof there.updatedAt !== 'string' || !saysAll(there, base.fields))
    return { kind: 'conflict' };
  // Refused on that very version, it would be refused again.
  if (base.updatedAt === there.updatedAt) return { kind: 'conflict' };
  return {
    kind: 'fits',
    entry: { ...entry, set: laidOn(entry, there), base: { ...base, updatedAt: there.updatedAt } },
  };
};

/** What an edit changed, and nothing that was only typed along; all of what is no edit. */
export const bodyFields = ({ set, base, makes }: Pick<MutationEntry, 'set' | 'base' | 'makes'>): Fields => {
  const { id: _id, ...typed } = (set ?? {}) as Fields;
  if (!base || makes !== null) return typed;
  return Object.fromEntries(Object.entries(typed).filter(([name]) => name in base.fields));
};

/** An edit of a record as it was shown: its body as it was typed, and what was there of the fields that are different in it. */
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

/** The body that a change is sent with. */
export const bodyOf = ({ route, set, base, makes }: MutationEntry): unknown => {
  if (!base) return set;
  const body = { ...(set as Fields), updatedAt: base.updatedAt };
  return makes === null && !route.startsWith('POST ') ? { ...body, base: base.fields } : body;
};
