import { deleteStore, ownersKept, withStore } from '../store/database.ts';
import { forgetRecords } from '../store/disk.ts';
import { deleteDatabase, usersKept, withDatabase } from './database.ts';
import { countWaiting } from './has-waiting.ts';

const closedAt = 'closedAt';
/** How long what somebody did not send stays here after somebody else has signed in. */
export const closedMs = 30 * 24 * 60 * 60 * 1000;

/** Unsent work of somebody else on this device: how much, and until when it stays, in milliseconds. */
export interface Closed {
  count: number;
  until: number;
}

/** Keeps what waits and nothing else; returns since when. */
const close = (userId: string): Promise<number> =>
  withDatabase(userId, async (database) => {
    await database.clear('rows');
    const known = await database.get('meta', closedAt);
    if (typeof known === 'number') return known;
    const now = Date.now();
    await database.put('meta', now, closedAt);
    return now;
  });

const closeOne = async (userId: string): Promise<Closed | undefined> => {
  const count = await countWaiting(userId);
  const until = count > 0 ? (await close(userId)) + closedMs : 0;
  if (until > Date.now()) return { count, until };
  await deleteDatabase(userId);
  return undefined;
};

/** What others saw here goes; what they did not send stays. */
const closeStores = async (userId: string): Promise<void> => {
  const others = (await ownersKept()).filter((owner) => owner.userId !== userId);
  for (const owner of others) {
    const waiting = await withStore(owner, (database) => database.count('mutations'));
    await (waiting > 0 ? forgetRecords(owner) : deleteStore(owner));
  }
};

/** Takes off this device what others saw here, but for what they did not send: that stays closed for 30 days. */
export const closeOthers = async (userId: string): Promise<Closed[]> => {
  const others = (await usersKept()).filter((other) => other !== userId);
  await closeStores(userId).catch(() => undefined);
  const closed = await Promise.all(others.map((other) => closeOne(other).catch(() => undefined)));
  await withDatabase(userId, (database) => database.delete('meta', closedAt)).catch(() => undefined);
  return closed.filter((one) => one !== undefined);
};
