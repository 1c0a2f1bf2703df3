import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { ownerOf } from './database.ts';

const prefix = 'fettle-';

/** Under which name earlier builds kept a user's work. */
export const oldDatabase = (userId: string): string => prefix + userId;

/** Opens what an earlier build left; undefined where there is nothing, and then nothing is made either. */
export const openOld = async (userId: string): Promise<IDBPDatabase | undefined> => {
  let isNew = false;
  try {
    const database = await openDB(oldDatabase(userId), undefined, {
      upgrade: (_database, _from, _to, tx) => {
        isNew = true;
        // What is given up says so itself.
        tx.done.catch(() => undefined);
        tx.abort();
      },
      blocking: (_current, _wanted, { target }) => (target as IDBDatabase).close(),
    });
    if (database.objectStoreNames.contains('outbox')) return database;
    database.close();
    return undefined;
  } catch (error) {
    if (isNew) return undefined;
    throw error;
  }
};

/** The users of whom an earlier build left something on this device. */
export const oldUsers = async (): Promise<string[]> => {
  try {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return names
      .filter((name) => name.startsWith(prefix) && !ownerOf(name))
      .map((name) => name.slice(prefix.length));
  } catch {
    return [];
  }
};

/** How many changes an earlier build left unsent. */
export const countOld = async (userId: string): Promise<number> => {
  const database = await openOld(userId);
  return database ? database.count('outbox').finally(() => database.close()) : 0;
};

export const deleteOld = (userId: string): Promise<void> => deleteDB(oldDatabase(userId));
