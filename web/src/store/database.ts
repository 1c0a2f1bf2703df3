import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Kind } from '#shared/domain/kinds.ts';
import type { MutationEntry, NewMutation } from './mutation-entry.ts';

/** A record as the change feed carries it and as it lies here. `at` is the number of the change that it is of. */
export interface Stored {
  kind: Kind;
  id: string;
  at: number;
  data: unknown;
}

/** What was typed in a form and not saved. */
interface Draft {
  base: unknown;
  values: unknown;
  /** Epoch milliseconds. */
  at: number;
}

interface Schema extends DBSchema {
  /** What the server said, and nothing else. */
  records: { key: [kind: string, id: string]; value: Stored };
  /** What the server has to be told, in the order in which it was done. */
  mutations: { key: number; value: MutationEntry | NewMutation; indexes: { subject: string } };
  /** Files that wait. As bytes: Safari has lost Blobs (dexie/Dexie.js#1919). */
  files: { key: string; value: { bytes: ArrayBuffer; name: string; type: string } };
  /** By the form's name. */
  drafts: { key: string; value: Draft };
  /** What the server replied to whoever follows no feed, by what was asked. */
  replies: { key: string; value: unknown };
  /** How far the records are, and what is remembered of those who use them. */
  meta: { key: string; value: unknown };
}
export type StoreDatabase = IDBPDatabase<Schema>;

/** Whose records these are: one person's, of one firm. */
export interface Owner {
  userId: string;
  /** Missing where somebody has no firm besides themselves. */
  firmId?: string | undefined;
}

const version = 2;
const named = /^fettle-(?<firm>own|f-[\w-]{22})-(?<user>.+)$/;

export const databaseName = ({ userId, firmId = 'own' }: Owner): string => `fettle-${firmId}-${userId}`;

/** Whose database a name is; undefined for one that is not of this store. */
export const ownerOf = (name: string): Owner | undefined => {
  const { firm, user } = named.exec(name)?.groups ?? {};
  if (!firm || !user) return undefined;
  return firm === 'own' ? { userId: user } : { userId: user, firmId: firm };
};

const opened = new Map<string, Promise<StoreDatabase>>();
/** What was erased: until this page is loaded anew it is not made again, whatever still wants to keep something. */
const erased = new Set<string>();

const open = (name: string): Promise<StoreDatabase> => {
  if (erased.has(name)) return Promise.reject(new Error('Erased'));
  const known = opened.get(name);
  if (known) return known;
  const forget = () => opened.delete(name);
  const opening = openDB<Schema>(name, version, {
    upgrade(database, before) {
      database.createObjectStore('replies');
      if (before > 0) return;
      database.createObjectStore('records', { keyPath: ['kind', 'id'] });
      const mutations = database.createObjectStore('mutations', { keyPath: 'n', autoIncrement: true });
      mutations.createIndex('subject', 'subject');
      database.createObjectStore('files');
      database.createObjectStore('drafts');
      database.createObjectStore('meta');
    },
    // A newer build in another tab, or somebody who signs out there, must not wait for this one.
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
 * Uses an owner's database. A connection that was lost in the background is opened once more (webkit.org/b/277615), so `use` may run
 * twice. Rejects where this browser denies storage or has no room.
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

/** Erases an owner's database, with all that waits in it. */
export const deleteStore = async (owner: Owner): Promise<void> => {
  const name = databaseName(owner);
  erased.add(name);
  const known = await opened.get(name)?.catch(() => undefined);
  opened.delete(name);
  known?.close();
  await deleteDB(name);
};

/** Whose databases are on this device. */
export const ownersKept = async (): Promise<Owner[]> => {
  try {
    return (await indexedDB.databases())
      .map(({ name }) => ownerOf(name ?? ''))
      .filter((owner) => owner !== undefined);
  } catch {
    return [];
  }
};
