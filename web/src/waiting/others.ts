import { deleteStore, type Owner, ownersKept, withStore } from '../store/database.ts';
import { forgetRecords } from '../store/disk.ts';
import { countOld, deleteOld, oldUsers, openOld } from '../store/old-database.ts';

const closedAt = 'closedAt';
/** How long somebody's unsent changes are kept after somebody else has signed in. */
export const closedMs = 30 * 24 * 60 * 60 * 1000;

/** Somebody else's unsent work on this device: how much, and until when it is kept, in milliseconds. */
export interface Closed {
  count: number;
  until: number;
}

interface Kept {
  count: number;
  /** When it was locked: now, if it was not. */
  since: number;
  erase: () => Promise<void>;
}

const closeOne = async ({ count, since, erase }: Kept): Promise<Closed | undefined> => {
  const until = since + closedMs;
  if (count > 0 && until > Date.now()) return { count, until };
  await erase();
  return undefined;
};

/** Deletes everything from a store but its queue. */
const closeStore = async (owner: Owner): Promise<Closed | undefined> => {
  const count = await withStore(owner, (database) => database.count('mutations'));
  if (count > 0) await forgetRecords(owner);
  const since = await withStore(owner, async (database) => {
    const known = await database.get('meta', closedAt);
    if (typeof known === 'number') return known;
    const now = Date.now();
    if (count > 0) await database.put('meta', now, closedAt);
    return now;
  });
  return closeOne({ count, since, erase: () => deleteStore(owner) });
};

const sinceOld = async (userId: string): Promise<number> => {
  const database = await openOld(userId);
  const known = await database?.get('meta', closedAt).finally(() => database.close());
  return typeof known === 'number' ? known : Date.now();
};

/** What an earlier build left stays until its user returns. */
const closeOld = async (userId: string): Promise<Closed | undefined> =>
  closeOne({
    count: await countOld(userId),
    since: await sinceOld(userId),
    erase: () => deleteOld(userId),
  });

/** Deletes other users' data from this device, except unsent changes, which are locked away for 30 days. */
export const closeOthers = async (user: Owner): Promise<Closed[]> => {
  const owners = (await ownersKept()).filter(({ userId }) => userId !== user.userId);
  const users = (await oldUsers()).filter((userId) => userId !== user.userId);
  const closed = await Promise.all([
    ...owners.map((owner) => closeStore(owner).catch(() => undefined)),
    ...users.map((userId) => closeOld(userId).catch(() => undefined)),
  ]);
  await withStore(user, (database) => database.delete('meta', closedAt)).catch(() => undefined);
  return closed.filter((one) => one !== undefined);
};
