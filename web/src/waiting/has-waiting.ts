import { usersKept, withDatabase } from './database.ts';

/** How many changes of a user wait on this device; none where it keeps nothing. */
export const countWaiting = (userId: string): Promise<number> =>
  withDatabase(userId, (database) => database.count('outbox')).catch(() => 0);

/** How many lie unsent on this device, whoever made them. */
export const countUnsent = async (): Promise<number> => {
  const counts = await Promise.all((await usersKept()).map(countWaiting));
  return counts.reduce((sum, count) => sum + count, 0);
};

export const hasWaiting = async (userId: string): Promise<boolean> => (await countWaiting(userId)) > 0;
