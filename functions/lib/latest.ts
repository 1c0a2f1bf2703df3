import { Refusal, staleWrite } from '#shared/kernel/refusal.ts';
import { backOff } from './back-off.ts';

/** Thrown by a write whose record has changed since we read it. */
export class Moved extends Error {}

const attempts = 12;

/** Retries `work` from the start while its record changes underneath it. */
export const untilUnmoved = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
      // Jitter, so that the same writers do not collide again.
      await backOff(attempt);
    }
  }
  throw new Refusal('busy', 'Too busy just now. Try again in a moment.');
};

/**
 * Optimistic locking: reads a record, checks that it is the version the caller knew (`basedOn`, its `updatedAt`, if sent), and
 * hands it to `write`; starts again if it changed in between. Throws 409 if it is another version.
 */
export const withLatest = <Row extends { updatedAt: string }, Result>(
  read: () => Promise<Row>,
  basedOn: string | undefined,
  write: (current: Row) => Promise<Result>,
): Promise<Result> =>
  untilUnmoved(async () => {
    const current = await read();
    if (basedOn !== undefined && basedOn !== current.updatedAt) throw staleWrite();
    return write(current);
  });
