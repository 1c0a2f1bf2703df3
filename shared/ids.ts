const epoch = Date.UTC(2025, 0, 1);
const perMillisecond = 4096;
let lastMs = epoch;
let low = 0;

/**
 * If the clock steps back by more than this (in milliseconds), it was wrong before and is right now. For smaller steps, ids keep
 * counting up, so an id can be this far ahead of the clock.
 */
export const mostBackMs = 60_000;

/** Starts in the lower half, to leave room for counting up. */
const random = (): number => (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % (perMillisecond / 2);

/**
 * A new id: milliseconds since 2025-01-01 × 4096, plus 12 low bits that start at random and count up within a millisecond. It fits
 * in 53 bits, so JSON can carry it, and sorts by creation. Ids are made by the server, or by the browser for records whose
 * creation may be queued: `clock` is then the browser's own clock, corrected by the server's.
 */
export const newId = (clock: number = Date.now()): number => {
  // Never before the epoch, however wrong the clock: ids are positive.
  const now = Math.max(clock, epoch);
  if (now > lastMs || now < lastMs - mostBackMs) {
    lastMs = now;
    low = random();
  } else if (++low === perMillisecond) {
    lastMs += 1;
    low = 0;
  }
  return (lastMs - epoch) * perMillisecond + low;
};

/** When an id was created, in epoch milliseconds. */
export const madeAt = (id: number): number => epoch + Math.floor(id / perMillisecond);

/** The smallest id that can be created at or after an instant, in epoch milliseconds. */
export const firstIdAt = (ms: number): number => Math.max(1, (ms - epoch) * perMillisecond);
