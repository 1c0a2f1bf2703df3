import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { ownerOf } from '../store/database.ts';
import type { Entry, NewEntry } from './entry.ts';

/** Something that the server said, and when, in milliseconds. */
export interface Said {
  data: unknown;
  at: number;
}

/** One user's database on this device. */
interface Schema extends DBSchema {
  /** Pages of lists under `[resource, page]`, records under `[resource, id]`: what the server said, and nothing else. */
  rows: { key: [resource: string, pageOrId: string | number]; value: Said };
  /** What the server has to be told, in the order in which it was done. */
  outbox: { key: number; value: Entry | NewEntry; indexes: { id: number } };
  /** Pictures that wait. As bytes: Safari has lost Blobs (dexie/Dexie.js#1919). */
  files: { key: string; value: { bytes: ArrayBuffer; name: string; type: string } };
  meta: { key: string; value: unknown };
}
export type Database = IDBPDatabase<Schema>;

const prefix = 'fettle-';
const version = 2;
const opened = new Map<string, Promise<Database>>();
/** Whose database was erased: until this page is loaded anew none is made for them, whatever still wants to keep something. */
const erased = new Set<string>();

const open = async (userId: string): Promise<Database> => {
  if (erased.has(userId)) throw new Error('Erased');
  const known = opened.get(userId);
  if (known) return known;
  const forget = () => opened.delete(userId);
  const opening = openDB<Schema>(prefix + userId, version, {
    upgrade(database, from, _to, transaction) {
      if (from < 1) {
        database.createObjectStore('rows');
        database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
        database.createObjectStore('files');
        database.createObjectStore('meta');
      }
      if (from < 2) transaction.objectStore('outbox').createIndex('id', 'id');
    },
    // A newer build in another tab, or somebody who signs out there, must not wait for this one.
    blocking(_current, _wanted, { target }) {
      forget();
      (target as IDBDatabase).close();
    },
    terminated: forget,
  });
  opened.set(userId, opening);
  opening.catch(forget);
  return opening;
};

const isLost = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError');

/**
 * Uses a user's database. A connection that was lost in the background is opened once more (webkit.org/b/277615), so `use` may
 * run twice. Rejects where this browser denies storage or has no room.
 */
export const withDatabase = async <T>(
  userId: string,
  use: (database: Database) => Promise<T>,
): Promise<T> => {
  try {
    return await use(await open(userId));
  } catch (error) {
    if (!isLost(error)) throw error;
    opened.delete(userId);
    return use(await open(userId));
  }
};

/** Erases a user's database, with all that waits in it. */
export const deleteDatabase = async (userId: string): Promise<void> => {
  erased.add(userId);
  const known = await opened.get(userId)?.catch(() => undefined);
  opened.delete(userId);
  known?.close();
  await deleteDB(prefix + userId);
};

/** The users who have a database on this device. */
export const usersKept = async (): Promise<string[]> => {
  try {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return names
      .filter((name) => name.startsWith(prefix) && !ownerOf(name))
      .map((name) => name.slice(prefix.length));
  } catch {
    return [];
  }
};

/** Whether this browser keeps anything for a user: it may deny storage, or have no room left. */
export const canKeep = (userId: string): Promise<boolean> =>
  withDatabase(userId, (database) => database.put('meta', Date.now(), 'tried')).then(
    () => true,
    () => false,
  );
