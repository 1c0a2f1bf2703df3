import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { ownerOf } from './database.ts';

const prefix = 'fettle-';

/** The database name that earlier builds used for a user. */
export const oldDatabase = (userId: string): string => prefix + userId;

/** Opens an earlier build's database; undefined if there is none, and none is created. */
export const openOld = async (userId: string): Promise<IDBPDatabase | undefined> => {
  let isNew = false;
  try {
    const database = await openDB(oldDatabase(userId), undefined, {
      upgrade: (_database, _from, _to, tx) => {
        isNew = true;
        // The abort is reported below.
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

/** The users with an earlier build's database on this device. */
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

/** The number of changes that an earlier build left unsent. */
export const countOld = async (userId: string): Promise<number> => {
  const database = await openOld(userId);
  return database ? database.count('outbox').finally(() => database.close()) : 0;
};

export const deleteOld = (userId: string): Promise<void> => deleteDB(oldDatabase(userId));
