const sendingLock = (key: string): string => `fettle-sends-${key}`;

/** The keys of what forms in any tab are just sending: each holds a lock, which goes with its tab. */
export const held = async (): Promise<ReadonlySet<string>> => {
  const { held: locks = [] } = await navigator.locks.query();
  const prefix = sendingLock('');
  return new Set(locks.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
};

/** Runs what sends an entry for a form. As long as it runs, nobody else sends that entry. */
export const whileSending = <T>(key: string, send: () => Promise<T>): Promise<T> =>
  navigator.locks.request(sendingLock(key), send) as Promise<T>;

/** Whether this browser has what an outbox needs besides a database. */
export const canWait = (): boolean => 'locks' in navigator && 'BroadcastChannel' in globalThis;
