import type { IDBPTransaction } from 'idb';
import type { Kind } from '#shared/domain/kinds.ts';
import type { Changes } from './changes.ts';
import { standingOf } from './cursor.ts';
import { type Owner, type StoreDatabase, type Stored, withStore } from './database.ts';
import { type Named, nameOf } from './records.ts';

const all = ['records', 'mutations', 'files', 'meta'] as const;

type SchemaOf<D> = D extends { transaction: unknown } & import('idb').IDBPDatabase<infer S> ? S : never;

/** In which records, cursor and what waits change at once or not at all. */
export type StoreTransaction = IDBPTransaction<SchemaOf<StoreDatabase>, (typeof all)[number][], 'readwrite'>;

/** A fill that is not done: the page it is at, and what went meanwhile, which a late page must not bring back. */
export interface Filling {
  page: string;
  gone: readonly Named[];
  /** The day of its first page, `YYYY-MM-DD`. */
  day: string;
}

/** How far the records on this device are. */
export interface Standing {
  cursor: string | undefined;
  filled: readonly Kind[];
  filling: Filling | undefined;
  /** When the feed was last heard, in epoch milliseconds. */
  heardAt: number | undefined;
}

/** What a caller changes beside records, in their transaction. */
export type Alongside = (tx: StoreTransaction) => Promise<void>;

/** Makes requests at once. One that cannot be made any more fails with them, not in the middle of making them. */
const atOnce = <T>(requests: readonly (() => Promise<T> | undefined)[]): Promise<(T | undefined)[]> =>
  Promise.all(requests.map(async (request) => request()));

const begin = (database: StoreDatabase): StoreTransaction =>
  database.transaction([...all], 'readwrite', { durability: 'strict' });

export const readStanding = (owner: Owner): Promise<Standing> =>
  withStore(owner, async (database) => {
    const meta = database.transaction('meta').store;
    const [cursor, filled, filling, heardAt] = await atOnce(
      ['cursor', 'filled', 'filling', 'heardAt'].map((name) => () => meta.get(name)),
    );
    return {
      cursor: cursor as string | undefined,
      filled: (filled ?? []) as Kind[],
      filling: filling as Filling | undefined,
      heardAt: heardAt as number | undefined,
    };
  });

/** Records of a kind by their keys, as many as `most`, those after `after`. */
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

/** Puts records, each only in the place of one that is not newer. */
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

/** Runs something in a transaction that leaves nothing behind if it fails. */
const inOne = (owner: Owner, use: (tx: StoreTransaction) => Promise<void>): Promise<void> =>
  withStore(owner, async (database) => {
    const tx = begin(database);
    // It rejects too when the transaction is given up, and says no more than what is thrown here.
    tx.done.catch(() => undefined);
    try {
      await use(tx);
    } catch (error) {
      try {
        tx.abort();
      } catch {
        // It has ended by itself.
      }
      throw error;
    }
    await tx.done;
  });

/**
 * Writes a delta, its cursor and what is changed alongside in one transaction. Answers false where the device's own cursor is
 * behind the delta: then only what is alongside was written.
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

/** Changes only what is alongside, where there is no delta to write. */
export const writeAlongside = (owner: Owner, alongside: Alongside): Promise<void> => inOne(owner, alongside);

/** Where a page of a fill leaves the device. */
export interface PageWritten {
  /** The first page of all takes the place of what was there, and its cursor is the device's. */
  isFirst: boolean;
  /** The kinds that are whole with it. */
  filled: readonly Kind[];
  /** Where the fill of everything goes on; null where it has ended, undefined where this page is not of it. */
  next: Pick<Filling, 'page' | 'day'> | null | undefined;
}

export const writePage = (
  owner: Owner,
  { records, to }: Changes,
  { isFirst, filled, next }: PageWritten,
  now: number,
): Promise<void> =>
  inOne(owner, async (tx) => {
    const meta = tx.objectStore('meta');
    if (isFirst) {
      await tx.objectStore('records').clear();
      await atOnce([() => meta.put(to, 'cursor'), () => meta.put(now, 'heardAt')]);
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

/** How many records lie here. */
export const countRecords = (owner: Owner): Promise<number> =>
  withStore(owner, (database) => database.count('records'));

/** Forgets the records and how far they were. What waits stays. */
export const forgetRecords = (owner: Owner): Promise<void> =>
  inOne(owner, async (tx) => {
    const meta = tx.objectStore('meta');
    await tx.objectStore('records').clear();
    await atOnce(['cursor', 'filled', 'filling'].map((name) => () => meta.delete(name)));
  });
