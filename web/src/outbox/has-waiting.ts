import { withDatabase } from './database.ts';

/** How many changes of a user wait on this device; none where it keeps nothing. */
export const countWaiting = (userId: string): Promise<number> =>
  withDatabase(userId, (database) => database.count('outbox')).catch(() => 0);

export const hasWaiting = async (userId: string): Promise<boolean> => (await countWaiting(userId)) > 0;
