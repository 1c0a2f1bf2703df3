import { randomInt } from 'node:crypto';

const epoch = Date.UTC(2025, 0, 1);
const perMillisecond = 4096;
/** Never before the epoch, however wrong a clock is: an id is positive. */
let lastMs = epoch;
let low = 0;

/**
 * A new id: milliseconds since 2025-01-01 × 4096 plus 12 low bits that start at random and count up within a
 * millisecond. Fits 53 bits, so JSON keeps it, and sorts by creation.
 */
export const newId = (now: number = Date.now()): number => {
  if (now > lastMs) {
    lastMs = now;
    low = randomInt(perMillisecond / 2);
  } else if (++low === perMillisecond) {
    lastMs += 1;
    low = 0;
  }
  return (lastMs - epoch) * perMillisecond + low;
};

/** When an id was made, in epoch milliseconds. */
export const madeAt = (id: number): number => epoch + Math.floor(id / perMillisecond);

/** Thrown by a write whose new id was taken already. */
export class IdTaken extends Error {}

/** Runs a create with a new id, and again with another while the id turns out to be taken. */
export const withNewId = async <T>(create: (id: number) => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await create(newId());
    } catch (error) {
      if (!(error instanceof IdTaken)) throw error;
    }
  }
};
