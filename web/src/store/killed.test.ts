import 'fake-indexeddb/auto';
import { expect, it, onTestFinished } from 'vitest';
import { type Owner, withStore } from './database.ts';
import type { NewMutation } from './mutation-entry.ts';
import type { Settling } from './surroundings.ts';
import { ModelFeed } from './testing/model-feed.ts';
import { onDisk, storeOn } from './testing/of-model.ts';

const asking = ['get', 'getAll', 'put', 'delete', 'clear'] as const;

/** From this request on the database executes none, so an open transaction is never committed. */
const dieAt = (request: number): { made: () => number; live: () => void } => {
  let made = 0;
  const real = asking.map((name) => [name, IDBObjectStore.prototype[name]] as const);
  for (const [name, ask] of real) {
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...given: unknown[]) {
      made += 1;
      if (made > request) throw new Error('Killed');
      return Reflect.apply(ask, this, given) as IDBRequest;
    };
  }
  const live = () => {
    for (const [name, ask] of real) Object.assign(IDBObjectStore.prototype, { [name]: ask });
  };
  onTestFinished(live);
  return { made: () => made, live };
};

const entry: NewMutation = {
  ...{ key: 'a-key', route: 'POST /api/clients', params: {}, set: {}, subject: 'client/2', makes: 2 },
  ...{ needs: [], file: null, at: 0, build: 'test', supersedes: null, standing: 'sending', tries: 1 },
};

const settling: Settling = {
  write: async (tx) => void (await tx.objectStore('mutations').delete(1)),
  show: () => undefined,
};

/** A record and a count of records: if they were written apart, it would show. */
const commit = (feed: ModelFeed, id: number): void =>
  feed.commit({
    put: [
      { kind: 'client', id: String(id), data: { id } },
      { kind: 'figures.counters', id: 'all', data: { clients: id } },
    ],
    gone: id > 2 ? [{ kind: 'client', id: '1' }] : [],
    key: entry.key,
  });

let count = 0;
/** A device with one record and one queued change. */
const device = async (feed: ModelFeed): Promise<Owner> => {
  count += 1;
  const owner = { userId: `killed-${count}` };
  const store = storeOn(feed, owner);
  await store.open();
  await store.ask();
  await store.whenFilled();
  await withStore(owner, (database) => database.add('mutations', entry));
  return owner;
};

const lying = async (owner: Owner) => ({
  ...(await onDisk(owner)),
  waiting: await withStore(owner, (database) => database.count('mutations')),
});

it('never parts records, figures, cursor and what waits, wherever it is killed', async () => {
  for (let request = 0, isWhole = false; !isWhole; request += 1) {
    const feed = new ModelFeed();
    commit(feed, 1);
    const owner = await device(feed);
    const before = await lying(owner);
    commit(feed, 2);
    commit(feed, 3);
    const store = storeOn(feed, owner);
    await store.open();
    const { made, live } = dieAt(request);
    await store.take(feed.delta(1), settling).catch(() => undefined);
    isWhole = made() <= request;
    live();
    const after = await lying(owner);
    if (isWhole) expect(after).toEqual({ ...before, records: feed.all(), cursor: feed.cursor(), waiting: 0 });
    else expect(after).toEqual(before);
    expect(request, 'a delta of four records takes more than one request').toBeLessThan(50);
  }
});

it('goes on with a fill wherever it was killed in it', async () => {
  for (let request = 0, isWhole = false; !isWhole; request += 1) {
    const feed = new ModelFeed();
    for (const id of [1, 2, 3, 4, 5, 6, 7]) commit(feed, id);
    count += 1;
    const owner = { userId: `killed-${count}` };
    const store = storeOn(feed, owner);
    await store.open();
    const { made, live } = dieAt(request);
    await store.ask();
    await store.whenFilled();
    isWhole = made() <= request;
    live();
    commit(feed, 8);
    const later = storeOn(feed, owner);
    await later.open();
    await later.ask();
    await later.whenFilled();
    expect(await onDisk(owner)).toMatchObject({ records: feed.all(), cursor: feed.cursor() });
    expect(later.isFilled).toBe(true);
  }
});
