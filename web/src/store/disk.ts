import type { IDBPTransaction } from 'idb';
import type { Kind } from '#shared/domain/kinds.ts';
import type { Changes } from './changes.ts';
import { standingOf } from './cursor.ts';
import { type Owner, type StoreDatabase, type Stored, withStore } from './database.ts';
import { type Named, nameOf } from './records.ts';

const all = ['records', 'mutations', 'files', 'meta'] as const;

type SchemaOf<D> = D extends { transaction: unknown } & import('idb').IDBPDatabase<infer S> ? S : never;

/** A transaction over records, queue, files and metadata. */
export type StoreTransaction = IDBPTransaction<SchemaOf<StoreDatabase>, (typeof all)[number][], 'readwrite'>;

/** An unfinished fill: its next page, and records deleted meanwhile, which a late page must not restore. */
export interface Filling {
  page: string;
  gone: readonly Named[];
  /** The day it started, `YYYY-MM-DD`. */
  day: string;
}

/** How up to date and complete this device's records are. */
export interface Standing {
  cursor: string | undefined;
  filled: readonly Kind[];
  filling: Filling | undefined;
  /** When the feed last answered, in epoch milliseconds. */
  heardAt: number | undefined;
  /** The view (surroundings.ts) for which the records were sent; copies older than this field have none. */
  view: string | undefined;
}

/** Further writes of a caller, in the same transaction. */
export type Alongside = (tx: StoreTransaction) => Promise<void>;

/** Starts all requests together. If one can't be started, the result rejects; nothing is thrown halfway through starting them. */
const atOnce = <T>(requests: readonly (() => Promise<T> | undefined)[]): Promise<(T | undefined)[]> =>
  Promise.all(requests.map(async (request) => request()));

const begin = (database: StoreDatabase): StoreTransaction =>
  database.transaction([...all], 'readwrite', { durability: 'strict' });

export const readStanding = (owner: Owner): Promise<Standing> =>
  withStore(owner, async (database) => {
    const meta = database.transaction('meta').store;
    const [cursor, filled, filling, heardAt, view] = await atOnce(
      ['cursor', 'filled', 'filling', 'heardAt', 'view'].map((name) => () => meta.get(name)),
    );
    return {
      cursor: cursor as string | undefined,
      filled: (filled ?? []) as Kind[],
      filling: filling as Filling | undefined,
      heardAt: heardAt as number | undefined,
      view: view as string | undefined,
    };
  });

/** Up to `most` records of a kind, ordered by key, after `after`. */
export const readSome = (
  owner: Owner,
  kind: Kind,
  after: string | undefined,
  most: number,
): Promise<Stored[]> =>
  withStore(owner, (database) =>
    database.getAll(
      'records',
      IDBKeyRange.bound([kind, after ?? ''], [kind, '\uffff'], after !== undefined),
      most,
    ),
  );

/** Writes records, but never over a newer version. */
const putNewer = async (tx: StoreTransaction, records: readonly Stored[]): Promise<void> => {
  const store = tx.objectStore('records');
  const known = await atOnce(
    records.map(
      ({ kind, id }) =>
        () =>
          store.get([kind, id]),
    ),
  );
  await atOnce(
    records
      .filter((record, index) => record.at >= (known[index]?.at ?? 0))
      .map((record) => () => store.put(record)),
  );
};

/** Runs `use` in a transaction, which is rolled back if it fails. */
const inOne = (owner: Owner, use: (tx: StoreTransaction) => Promise<void>): Promise<void> =>
  withStore(owner, async (database) => {
    const tx = begin(database);
    // `done` rejects too when the transaction is aborted, with nothing beyond the error thrown here.
    tx.done.catch(() => undefined);
    try {
      await use(tx);
    } catch (error) {
      try {
        tx.abort();
      } catch {
        // It has already ended.
      }
      throw error;
    }
    await tx.done;
  });

/**
 * Writes a delta, its cursor and `alongside` in one transaction. Returns false if the stored cursor is behind the delta: then only
 * `alongside` was written.
 */
export const writeDelta = async (
  owner: Owner,
  changes: Changes,
  now: number,
  alongside?: Alongside,
): Promise<boolean> => {
  let hasGap = false;
  await inOne(owner, async (tx) => {
    const meta = tx.objectStore('meta');
    const [cursor, filling] = await atOnce([() => meta.get('cursor'), () => meta.get('filling')]);
    const standing = standingOf(cursor as string | undefined, changes);
    hasGap = standing === 'gap';
    if (standing === 'next') {
      const records = tx.objectStore('records');
      await putNewer(tx, changes.records);
      await atOnce<unknown>([
        ...changes.gone.map(
          ({ kind, id }) =>
            () =>
              records.delete([kind, id]),
        ),
        () => meta.put(changes.to, 'cursor'),
        () => meta.put(now, 'heardAt'),
      ]);
      if (filling) {
        const { gone, ...rest } = filling as Filling;
        await meta.put({ ...rest, gone: [...gone, ...changes.gone] } satisfies Filling, 'filling');
      }
    }
    await alongside?.(tx);
  });
  return !hasGap;
};

/** Writes only `alongside`, when there is no delta. */
export const writeAlongside = (owner: Owner, alongside: Alongside): Promise<void> => inOne(owner, alongside);

/** The state after a page of a fill. */
export interface PageWritten {
  /** The very first page replaces what was stored, and sets the cursor and the view. */
  isFirst: boolean;
  view: string;
  /** The kinds that this page completes. */
  filled: readonly Kind[];
  /** Where the full fill continues; null at its end, undefined if this page is not part of it. */
  next: Pick<Filling, 'page' | 'day'> | null | undefined;
}

export const writePage = (
  owner: Owner,
  { records, to }: Changes,
  { isFirst, view, filled, next }: PageWritten,
  now: number,
): Promise<void> =>
  inOne(owner, async (tx) => {
    const meta = tx.objectStore('meta');
    if (isFirst) {
      await tx.objectStore('records').clear();
      await atOnce([
        () => meta.put(to, 'cursor'),
        () => meta.put(now, 'heardAt'),
        () => meta.put(view, 'view'),
      ]);
    }
    const before = isFirst ? undefined : ((await meta.get('filling')) as Filling | undefined);
    const gone = new Set(before?.gone.map(nameOf));
    await putNewer(
      tx,
      records.filter((record) => !gone.has(nameOf(record))),
    );
    await meta.put([...filled], 'filled');
    if (next === null) await meta.delete('filling');
    else if (next) await meta.put({ ...next, gone: before?.gone ?? [] } satisfies Filling, 'filling');
  });

/** The number of records stored. */
export const countRecords = (owner: Owner): Promise<number> =>
  withStore(owner, (database) => database.count('records'));

/** Deletes the records and the cursor, but not the queue, together with `alongside`. */
export const forgetRecords = (owner: Owner, alongside?: Alongside): Promise<void> =>
  inOne(owner, async (tx) => {
    const meta = tx.objectStore('meta');
    await tx.objectStore('records').clear();
    await atOnce(['cursor', 'filled', 'filling', 'view'].map((name) => () => meta.delete(name)));
    await alongside?.(tx);
  });
