const epoch = Date.UTC(2025, 0, 1);
const perMillisecond = 4096;
let lastMs = epoch;
let low = 0;

/**
 * A clock that goes back by more was wrong before and is right now; milliseconds. By less, ids count up meanwhile, so an id can be as
 * much ahead of the clock.
 */
export const mostBackMs = 60_000;

/** From the lower half, so that there is room to count up. */
const random = (): number => (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % (perMillisecond / 2);

/**
 * A new id: milliseconds since 2025-01-01 × 4096 plus 12 low bits that start at random and count up within a
 * millisecond. Fits 53 bits, so JSON keeps it, and sorts by creation. The server makes them, and the browser for a record
 * whose creation may wait: `clock` is then its own set right by the server's.
 */
export const newId = (clock: number = Date.now()): number => {
  // Never before the epoch, however wrong a clock is: an id is positive.
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

/** When an id was made, in epoch milliseconds. */
export const madeAt = (id: number): number => epoch + Math.floor(id / perMillisecond);

/** No id made from that moment on is smaller; epoch milliseconds. */
export const firstIdAt = (ms: number): number => Math.max(1, (ms - epoch) * perMillisecond);
