import { tooBusy } from '#shared/kernel/refusal.ts';
import { backOff } from './back-off.ts';

/** Halving a full batch takes seven rounds; the rest allow for a busy table. */
const attempts = 14;

/**
 * Sends a batch, and again what was not processed, after growing delays, as DynamoDB asks. `send` returns the unprocessed rest.
 * Throws 503 if something is left at the end.
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
