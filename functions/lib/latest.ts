import { Refusal, staleWrite } from '#shared/kernel/refusal.ts';
import { backOff } from './back-off.ts';

/** Thrown by a write whose record has changed since it was read. */
export class Moved extends Error {}

const attempts = 12;

/** Runs `work` again from the start when what it read has moved in between. */
export const untilUnmoved = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
      // Those who met here must not meet again.
      await backOff(attempt);
    }
  }
  throw new Refusal('busy', 'Too busy just now. Try again in a moment.');
};

/**
 * Reads a record, checks that it is the one the caller knew (`basedOn`, its `updatedAt`, if they said so), and
 * hands it to `write`; again from the start when it moved in between. Throws 409 if it is not the one they knew.
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
