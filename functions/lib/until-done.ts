import { tooBusy } from '#shared/kernel/refusal.ts';
import { backOff } from './back-off.ts';

/** Halving a full batch takes seven rounds; the rest is for a table that is busy. */
const attempts = 14;

/**
 * Sends a batch, and what comes back of it undone again, as DynamoDB wants it: each time after a longer wait. `send`
 * answers what was not done. Throws 503 when something is left after all.
 */
export const untilDone = async <T>(all: T[], send: (pending: T[]) => Promise<T[]>): Promise<void> => {
  let pending = all;
  for (let attempt = 0; attempt < attempts; attempt++) {
    pending = await send(pending);
    if (pending.length === 0) return;
    await backOff(attempt);
  }
  throw tooBusy();
};
