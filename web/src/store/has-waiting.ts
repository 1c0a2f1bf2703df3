import { ownersKept, withStore } from './database.ts';
import { countOld, oldUsers } from './old-database.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const countIn = async (isMeant: (userId: string) => boolean): Promise<number> => {
  const owners = (await ownersKept()).filter(({ userId }) => isMeant(userId));
  const users = (await oldUsers()).filter(isMeant);
  const counts = await Promise.all([
    ...owners.map((owner) => withStore(owner, (database) => database.count('mutations')).catch(() => 0)),
    ...users.map((userId) => countOld(userId).catch(() => 0)),
  ]);
  return sum(counts);
};

/** The number of a user's queued changes; 0 if the browser stores nothing. */
export const countWaiting = (userId: string): Promise<number> => countIn((one) => one === userId);

/** The number of unsent changes on this device, whoever made them. */
export const countUnsent = (): Promise<number> => countIn(() => true);

export const hasWaiting = async (userId: string): Promise<boolean> => (await countWaiting(userId)) > 0;
