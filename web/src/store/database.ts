import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Kind } from '#shared/domain/kinds.ts';
import type { MutationEntry, NewMutation } from './mutation-entry.ts';

/** A record as the change feed sends it and as it is stored. `at` is the number of its last change. */
export interface Stored {
  kind: Kind;
  id: string;
  at: number;
  data: unknown;
}

interface Schema extends DBSchema {
  /** The server's data, without local changes. */
  records: { key: [kind: string, id: string]; value: Stored };
  /** The queue of changes to send, in the order they were made. */
  mutations: { key: number; value: MutationEntry | NewMutation; indexes: { subject: string } };
  /** Queued files, as bytes: Safari has lost Blobs (dexie/Dexie.js#1919). */
  files: { key: string; value: { bytes: ArrayBuffer; name: string; type: string } };
  /** The cursor and other metadata. */
  meta: { key: string; value: unknown };
}
export type StoreDatabase = IDBPDatabase<Schema>;

/** The owner of a database: one user in one firm. */
export interface Owner {
  userId: string;
  /** Missing for somebody who works alone. */
  firmId?: string | undefined;
}

const version = 4;
const named = /^fettle-(?<firm>own|f-[\w-]{22})-(?<user>.+)$/;

export const databaseName = ({ userId, firmId = 'own' }: Owner): string => `fettle-${firmId}-${userId}`;

/** The owner of a database by its name; undefined if it is not one of ours. */
export const ownerOf = (name: string): Owner | undefined => {
  const { firm, user } = named.exec(name)?.groups ?? {};
  if (!firm || !user) return undefined;
  return firm === 'own' ? { userId: user } : { userId: user, firmId: firm };
};

const opened = new Map<string, Promise<StoreDatabase>>();
/** Erased databases: nothing may create them again until the page reloads. */
const erased = new Set<string>();

const open = (name: string): Promise<StoreDatabase> => {
  if (erased.has(name)) return Promise.reject(new Error('Erased'));
  const known = opened.get(name);
  if (known) return known;
  const forget = () => opened.delete(name);
  const opening = openDB<Schema>(name, version, {
    upgrade(database, before) {
      // Version 2 stored replies for people without records, and version 3 had a place for drafts, which are in localStorage.
      const stores: DOMStringList = database.objectStoreNames;
      for (const old of ['replies', 'drafts'])
        if (stores.contains(old)) database.deleteObjectStore(old as never);
      if (before > 0) return;
      database.createObjectStore('records', { keyPath: ['kind', 'id'] });
      const mutations = database.createObjectStore('mutations', { keyPath: 'n', autoIncrement: true });
      mutations.createIndex('subject', 'subject');
      database.createObjectStore('files');
      database.createObjectStore('meta');
    },
    // Don't block a newer build, or a sign-out, in another tab.
    blocking(_current, _wanted, { target }) {
      forget();
      (target as IDBDatabase).close();
    },
    terminated: forget,
  });
  opened.set(name, opening);
  opening.catch(forget);
  return opening;
};

const isLost = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError');

/**
 * Runs `use` with an owner's database. A connection lost in the background is reopened (webkit.org/b/277615), so `use` may run
 * twice. Rejects if the browser denies storage or is out of space.
 */
export const withStore = async <T>(
  owner: Owner,
  use: (database: StoreDatabase) => Promise<T>,
): Promise<T> => {
  const name = databaseName(owner);
  try {
    return await use(await open(name));
  } catch (error) {
    if (!isLost(error)) throw error;
    opened.delete(name);
    return use(await open(name));
  }
};

/** True once an owner's data has been deleted in this page. */
export const isErased = (owner: Owner): boolean => erased.has(databaseName(owner));

/** The cache with an owner's thumbnails. */
export const thumbnailsOf = (name: string): string => `thumbnails-${name}`;

/** Deletes an owner's database, with its queue, and their thumbnails. */
export const deleteStore = async (owner: Owner): Promise<void> => {
  const name = databaseName(owner);
  erased.add(name);
  const known = await opened.get(name)?.catch(() => undefined);
  opened.delete(name);
  known?.close();
  if ('caches' in globalThis) await caches.delete(thumbnailsOf(name)).catch(() => false);
  await deleteDB(name);
};

/** The owners of every database on this device. */
export const ownersKept = async (): Promise<Owner[]> => {
  try {
    return (await indexedDB.databases())
      .map(({ name }) => ownerOf(name ?? ''))
      .filter((owner) => owner !== undefined);
  } catch {
    return [];
  }
};
