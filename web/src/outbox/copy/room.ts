import { withDatabase } from '../database.ts';

/** Above this share of what the browser gives, the oldest of what was seen makes room. */
const nearlyFull = 0.8;
/** How much of it goes at once. */
const share = 4;

/** Whether this device has little room left for the app; false where the browser does not say. */
export const isNearlyFull = async (): Promise<boolean> => {
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota > 0 && usage / quota > nearlyFull;
};

/** Drops the quarter of what was seen that the server has not said for longest. What waits is left alone. */
export const thinRows = (userId: string): Promise<void> =>
  withDatabase(userId, async (database) => {
    const { store, done } = database.transaction('rows', 'readwrite');
    const keys = await store.getAllKeys();
    const said = await Promise.all(
      keys
        .filter(([, of]) => typeof of === 'string')
        .map(async (key) => ({ key, at: (await store.get(key))?.at ?? 0 })),
    );
    const oldest = said.toSorted((a, b) => a.at - b.at).slice(0, Math.ceil(said.length / share));
    await Promise.all(
      oldest.map(({ key: [resource] }) =>
        store.delete(IDBKeyRange.bound([resource, 0], [resource, '\uffff'])),
      ),
    );
    await done;
  });

/** Drops what was seen: nothing of it is to stay here. */
export const clearRows = (userId: string): Promise<void> =>
  withDatabase(userId, (database) => database.clear('rows'));

/** How many lists and records lie here. */
export const heldCount = (userId: string): Promise<number> =>
  withDatabase(
    userId,
    async (database) => (await database.getAllKeys('rows')).filter(([, of]) => typeof of === 'string').length,
  );
