const sendingLock = (key: string): string => `fettle-sends-${key}`;

/** The keys of what forms in any tab are just sending: each holds a lock, which goes with its tab. */
export const held = async (): Promise<ReadonlySet<string>> => {
  const { held: locks = [] } = await navigator.locks.query();
  const prefix = sendingLock('');
  return new Set(locks.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
};

/** The keys of what forms of this page are just sending. */
const own = new Set<string>();

/** Runs what sends an entry for a form. As long as it runs, nobody else sends that entry. */
export const whileSending = async <T>(key: string, send: () => Promise<T>): Promise<T> => {
  own.add(key);
  try {
    return (await navigator.locks.request(sendingLock(key), send)) as T;
  } finally {
    own.delete(key);
  }
};

const followed = new Set<string>();

/**
 * Does something once a form of another page no longer sends an entry, however that ended: a page that was just left holds its locks a
 * moment longer, and one that was closed says nothing.
 */
export const afterOthers = (keys: readonly string[], then: () => void): void => {
  for (const key of keys) {
    if (own.has(key) || followed.has(key)) continue;
    followed.add(key);
    const free = navigator.locks.request(sendingLock(key), () => void followed.delete(key));
    free.then(then, () => undefined);
  }
};

/** Whether this browser has what an outbox needs besides a database. */
export const canWait = (): boolean => 'locks' in navigator && 'BroadcastChannel' in globalThis;
