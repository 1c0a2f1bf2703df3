import { backOff } from './back-off.ts';
import { Refusal, staleWrite } from './errors.ts';

/** Thrown by a write whose record has changed since it was read. */
export class Moved extends Error {}

const attempts = 12;

/**
 * Reads a record, checks that it is the one the caller knew (`basedOn`, its `updatedAt`, if they said so), and
 * hands it to `write`; again from the start when it moved in between. Throws 409 if it is not the one they knew.
 */
export const withLatest = async <Row extends { updatedAt: string }, Result>(
  read: () => Promise<Row>,
  basedOn: string | undefined,
  write: (current: Row) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const current = await read();
    if (basedOn !== undefined && basedOn !== current.updatedAt) throw staleWrite();
    try {
      return await write(current);
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
      // Those who met here must not meet again.
      await backOff(attempt);
    }
  }
  throw new Refusal(503, 'Too busy just now. Try again in a moment.');
};
