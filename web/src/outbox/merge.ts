import type { Entry, NewEntry } from './entry.ts';

type Fields = Record<string, unknown>;

/** What becomes of a change whose record has moved on: it is there already, it fits beside what was changed, or both changed the same. */
export type Merged =
  | { kind: 'same' }
  | { kind: 'fits'; body: Fields; mine: string[]; theirs: string[] }
  | { kind: 'differs'; fields: string[] };

const blank = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** Whether a reply says what was sent: of a row in it, as far as that was sent. */
export const says = (reply: unknown, sent: unknown): boolean => {
  const [there, mine] = [blank(reply), blank(sent)];
  if (Array.isArray(mine))
    return (
      Array.isArray(there) && there.length === mine.length && mine.every((row, at) => says(there[at], row))
    );
  if (typeof mine === 'object' && mine !== null)
    return typeof there === 'object' && there !== null
      ? Object.entries(mine).every(([name, value]) => says((there as Fields)[name], value))
      : false;
  return Object.is(there, mine);
};

/** Names what a call says of a record: not which version of it, and not which record. */
export const toldIn = (body: unknown): string[] =>
  Object.keys((body ?? {}) as Fields).filter((name) => name !== 'updatedAt' && name !== 'id');

/** What an edit changed of the record that it was made on. */
export const changedIn = ({ body, base }: Pick<Entry, 'body' | 'base'>): string[] =>
  toldIn(body).filter((name) => !says((base as Fields | undefined)?.[name], (body as Fields)[name]));

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/**
 * The body of a change on another version of its record: the fields in `mine` as they were typed, every other as it is `there`.
 * What is no plain value and differs there is left out, which leaves it.
 */
export const laidOn = (
  { body }: Pick<Entry, 'body'>,
  there: Fields,
  mine: readonly string[],
): Record<string, unknown> => {
  const typed = body as Fields;
  const others = toldIn(body).filter(
    (name) => !mine.includes(name) && (isPlain(typed[name]) || says(there[name], typed[name])),
  );
  const now = (name: string) => (isPlain(typed[name]) && name in there ? there[name] : typed[name]);
  return {
    ...Object.fromEntries(others.map((name) => [name, now(name)])),
    ...Object.fromEntries(mine.map((name) => [name, typed[name]])),
    ...('id' in typed && { id: typed.id }),
    updatedAt: there.updatedAt,
  };
};

/**
 * The next change of a record, based on what the server made of the one before it. Where that shows that somebody else changed the
 * same it stays as it is: the server refuses it then, and a person is asked.
 */
export const rebased = <Made extends NewEntry>(next: Made, reply: unknown): Made => {
  const there = reply as Fields;
  const body = next.body as Fields;
  if (body.updatedAt === undefined) return next;
  if (next.base === undefined) return { ...next, base: reply, body: { ...body, updatedAt: there.updatedAt } };
  const base = next.base as Fields;
  const mine = changedIn(next);
  if (mine.some((name) => !says(there[name], base[name]) && !says(there[name], body[name]))) return next;
  return { ...next, base: reply, body: laidOn(next, there, mine) };
};

/** A change of a record without one that was made before it and is taken back: what it only took over from there goes with that. */
export const without = (later: Entry, gone: Pick<Entry, 'body' | 'base'>): Entry => {
  if (later.base === undefined || gone.base === undefined) return later;
  const [before, body, base] = [gone.base, later.body, later.base] as [Fields, Fields, Fields];
  const taken = changedIn(gone).filter((name) => says(base[name], (gone.body as Fields)[name]));
  const mine = changedIn(later);
  const back = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, before[name]]));
  return {
    ...later,
    base: { ...base, ...back(taken) },
    body: { ...body, ...back(taken.filter((name) => name in body && !mine.includes(name))) },
  };
};

/** Lays a change over the record as it is now, field by field against what it was made on. */
export const merge = (entry: Pick<Entry, 'body' | 'base'>, current: unknown): Merged => {
  const [body, base, there] = [entry.body, entry.base, current] as [Fields, Fields | undefined, Fields];
  const told = toldIn(body);
  if (told.every((name) => says(there[name], body[name]))) return { kind: 'same' };
  const mine = changedIn(entry);
  if (!base) return { kind: 'differs', fields: told.filter((name) => !says(there[name], body[name])) };
  const theirs = Object.keys(base).filter((name) => name !== 'updatedAt' && !says(there[name], base[name]));
  const both = mine.filter((name) => theirs.includes(name) && !says(there[name], body[name]));
  if (both.length > 0) return { kind: 'differs', fields: both };
  return { kind: 'fits', body: laidOn(entry, there, mine), mine, theirs };
};

interface Stock {
  quantity?: unknown;
  updatedAt?: unknown;
}

/** A count of stock that the server holds against the item as it was when it was counted. */
export const isCount = ({ route, body }: Pick<Entry, 'route' | 'body'>): boolean =>
  route === 'POST /api/inventory/transactions' && (body as { type?: unknown }).type === 'adjustment';

/**
 * A count whose item has moved on since: as it has to be sent now where as much is there as was there when somebody counted, because
 * only their own moves came between; undefined where it has to be counted again.
 */
export const recounted = (entry: Pick<Entry, 'body' | 'base'>, current: unknown): Fields | undefined => {
  const [there, then] = [(current ?? {}) as Stock, (entry.base ?? {}) as Stock];
  if (typeof there.quantity !== 'number' || there.quantity !== then.quantity) return undefined;
  return { ...(entry.body as Fields), updatedAt: there.updatedAt };
};
