const last = new Map<string, Promise<unknown>>();

const nothing = () => {};

/**
 * Runs what this process has to do about one thing in the order in which it came. In Lambda, where a process answers one call at a time,
 * nobody ever waits here.
 */
export const inTurn = async <T>(thing: string, work: () => Promise<T>): Promise<T> => {
  const before = last.get(thing);
  const mine = (async () => {
    await before;
    return work();
  })();
  const over = mine.then(nothing, nothing);
  last.set(thing, over);
  try {
    return await mine;
  } finally {
    if (last.get(thing) === over) last.delete(thing);
  }
};
