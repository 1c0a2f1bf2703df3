import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Kind } from '#shared/domain/kinds.ts';
import { kinds } from '#shared/domain/kinds.ts';
import type { Changes } from './changes.ts';
import { type Owner, withStore } from './database.ts';
import type { Store } from './store.ts';
import type { Told } from './surroundings.ts';
import { ModelFeed } from './testing/model-feed.ts';
import { inMemory, onDisk, storeOn } from './testing/of-model.ts';

let count = 0;
const someone = (): Owner => {
  count += 1;
  return { userId: `store-${count}` };
};

/** A change of a few records. Each gets the change's number, so that no two are equal by chance. */
const changes = fc.array(
  fc.record({
    put: fc.uniqueArray(
      fc.tuple(fc.constantFrom<Kind>('client', 'job', 'figures.month'), fc.integer({ min: 1, max: 6 })),
      { minLength: 1, maxLength: 3, selector: ([kind, id]) => `${kind}/${id}` },
    ),
    drops: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

type Drawn = typeof changes extends fc.Arbitrary<infer T> ? T : never;

const commit = (feed: ModelFeed, [drawn]: readonly (Drawn[number] | undefined)[]): void => {
  if (!drawn) return;
  const all = drawn.put.map(([kind, id]) => ({ kind, id: String(id) }));
  const [first, ...others] = all;
  const gone = drawn.drops && first ? [first] : [];
  const put = (drawn.drops ? others : all).map((one) => ({ ...one, data: { id: one.id, n: feed.seq + 1 } }));
  feed.commit({ put, gone });
};

const expectSame = async (store: Store, feed: ModelFeed) => {
  expect(store.cursor).toBe(feed.cursor());
  expect(inMemory(store)).toEqual(
    kinds.flatMap((kind) =>
      feed
        .all()
        .filter((one) => one.kind === kind)
        .toSorted((a, b) => Number(b.id) - Number(a.id))
        .map(({ data }) => data),
    ),
  );
  const { records, cursor } = await onDisk(store.owner);
  expect(cursor).toBe(feed.cursor());
  expect(records).toEqual(feed.all());
};

const filled = async (feed: ModelFeed, owner = someone()): Promise<Store> => {
  const store = storeOn(feed, owner);
  await store.open();
  await store.ask();
  await store.whenFilled();
  return store;
};

it('says when a copy that broke off is read, so that what it lacks is asked for elsewhere', async () => {
  const feed = new ModelFeed();
  for (const id of [1, 2, 3, 4, 5, 6, 7]) commit(feed, [{ put: [['client', id]], drops: false }]);
  const owner = someone();
  const begun = storeOn(feed, owner, { fetchesAhead: () => false });
  await begun.open();
  await begun.ask();
  await begun.whenFilled();
  expect(begun.isFilled).toBe(false);
  const told: boolean[] = [];
  const later: Store = storeOn(feed, owner, { changed: () => told.push(later.isLoading) });
  await later.open();
  expect(told.at(-1)).toBe(false);
});

it('comes to the same records and cursor in whatever order deltas arrive, once or twice', async () => {
  await fc.assert(
    fc.asyncProperty(changes, fc.infiniteStream(fc.nat()), async (drawn, picks) => {
      const feed = new ModelFeed();
      const store = await filled(feed);
      const deltas: Changes[] = [];
      for (const one of drawn) {
        const from = (picks.next().value ?? 0) % (feed.seq + 1);
        commit(feed, [one]);
        deltas.push(feed.delta(from));
      }
      const shuffled = [...deltas, ...deltas]
        .map((delta) => ({ delta, by: picks.next().value ?? 0 }))
        .toSorted((a, b) => a.by - b.by);
      await Promise.all(shuffled.map(({ delta }) => store.take(delta)));
      await store.ask();
      await store.ask();
      await expectSame(store, feed);
    }),
    { numRuns: 100 },
  );
});

it('is as the server is by the end of a fill, whatever changed during it', async () => {
  await fc.assert(
    fc.asyncProperty(changes, changes, async (before, during) => {
      const feed = new ModelFeed();
      for (const one of before) commit(feed, [one]);
      const left = [...during];
      const owner = someone();
      const store = storeOn(feed, owner, {
        ask: async (question) => {
          const answer = feed.answer(question);
          // The reply was read; this change happens, and is known here, before it arrives.
          const { seq } = feed;
          const change = left.shift();
          commit(feed, [change]);
          if (change && question.since === undefined) await store.take(feed.delta(seq));
          return answer;
        },
      });
      await store.open();
      while (left.length > 0 || !store.isFilled) {
        await store.ask();
        await store.whenFilled();
      }
      // A running poll may predate the last change.
      await store.ask();
      await store.ask();
      await expectSame(store, feed);
      // The next start finds the same.
      const later = storeOn(feed, owner);
      await later.open();
      await expectSame(later, feed);
      expect(later.isFilled).toBe(true);
    }),
    { numRuns: 100 },
  );
});

it('takes on in one tab what another applied', async () => {
  const feed = new ModelFeed();
  commit(feed, [{ put: [['client', 1]], drops: false }]);
  const owner = someone();
  const there = await filled(feed, owner);
  const told: Told[] = [];
  const here = storeOn(feed, owner, { tell: (what) => void told.push(structuredClone(what)) });
  await here.open();
  commit(feed, [{ put: [['client', 2]], drops: false }]);
  await here.take(feed.delta(1));
  for (const one of told) there.hear(one);
  await expectSame(there, feed);
});

it('fills anew where its cursor is of another epoch, and keeps what waits', async () => {
  const feed = new ModelFeed();
  commit(feed, [{ put: [['client', 1]], drops: false }]);
  const store = await filled(feed);
  await withStore(store.owner, (database) => database.put('meta', ['sent'], 'outcomes'));
  feed.epoch = 'bbbbbbbb';
  commit(feed, [{ put: [['client', 1]], drops: true }]);
  await store.ask();
  await store.whenFilled();
  await expectSame(store, feed);
  expect(await withStore(store.owner, (database) => database.get('meta', 'outcomes'))).toEqual(['sent']);
});

it('drops a delta with a gap before it and asks for what is missing', async () => {
  const feed = new ModelFeed();
  const store = await filled(feed);
  commit(feed, [{ put: [['client', 1]], drops: false }]);
  commit(feed, [{ put: [['client', 2]], drops: false }]);
  await store.take(feed.delta(1));
  await store.ask();
  await expectSame(store, feed);
});

it('keeps nothing on a device that is to keep nothing, and shows the same', async () => {
  const feed = new ModelFeed();
  commit(feed, [{ put: [['client', 1]], drops: false }]);
  const store = storeOn(feed, someone(), { persists: false });
  await store.open();
  await store.ask();
  await store.whenFilled();
  expect(inMemory(store)).toEqual(feed.all().map(({ data }) => data));
  expect(await onDisk(store.owner)).toEqual({ records: [], cursor: undefined, filled: undefined });
});

it('fills first what somebody waits for', async () => {
  const feed = new ModelFeed();
  feed.pageSize = 1;
  for (const id of [1, 2, 3]) commit(feed, [{ put: [['client', id]], drops: false }]);
  commit(feed, [{ put: [['job', 1]], drops: false }]);
  const seen: boolean[] = [];
  const store = storeOn(feed, someone(), {
    changed: () => void seen.push(store.filled.has('job') && !store.filled.has('client')),
  });
  await store.open();
  store.want(['job']);
  await store.ask();
  await store.whenFilled();
  expect(seen).toContain(true);
  await expectSame(store, feed);
});

it.each([1, 2, 4, 9])(
  'shows everything on a device that is full from its write %i on, and the next start goes on',
  async (from) => {
    const feed = new ModelFeed();
    for (const id of [1, 2, 3, 4, 5, 6, 7]) commit(feed, [{ put: [['client', id]], drops: false }]);
    const owner = someone();
    const real = IDBObjectStore.prototype.put;
    let writes = 0;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      writes += 1;
      if (writes >= from) throw new DOMException('full', 'QuotaExceededError');
      return real.apply(this, given);
    };
    try {
      const full = vi.fn();
      const store = storeOn(feed, owner, { full });
      await store.open();
      await store.ask();
      await store.whenFilled();
      commit(feed, [{ put: [['client', 1]], drops: true }]);
      await store.take(feed.delta(feed.seq - 1));
      await store.ask();
      await store.whenFilled();
      expect(store.isFilled).toBe(true);
      expect(inMemory(store)).toHaveLength(6);
      expect(full).toHaveBeenCalled();
    } finally {
      IDBObjectStore.prototype.put = real;
    }
    await expectSame(await filled(feed, owner), feed);
  },
);

it('keeps no records on a full device that lack what has left its queue', async () => {
  const feed = new ModelFeed();
  for (const id of [1, 2, 3]) commit(feed, [{ put: [['client', id]], drops: false }]);
  const owner = someone();
  const store = await filled(feed, owner);
  commit(feed, [{ put: [['client', 1]], drops: false }]);
  const real = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
    if (this.name === 'records') throw new DOMException('full', 'QuotaExceededError');
    return real.apply(this, given);
  };
  try {
    await store.take(feed.delta(feed.seq - 1), {
      write: async (tx) => void (await tx.objectStore('meta').put(true, 'settled')),
      show: () => undefined,
    });
  } finally {
    IDBObjectStore.prototype.put = real;
  }
  expect(inMemory(store)).toEqual(
    feed
      .all()
      .map(({ data }) => data)
      .toReversed(),
  );
  expect(await withStore(owner, (database) => database.get('meta', 'settled'))).toBe(true);
  expect(await onDisk(owner)).toMatchObject({ records: [], cursor: undefined });
  await expectSame(await filled(feed, owner), feed);
});

it('keeps its records until the first page of a new fill is here', async () => {
  const feed = new ModelFeed();
  for (const id of [1, 2, 3, 4, 5]) commit(feed, [{ put: [['client', id]], drops: false }]);
  const owner = someone();
  await filled(feed, owner);
  let isCut = false;
  const store = storeOn(feed, owner, {
    ask: async (question) => {
      if (isCut) throw new TypeError('No line');
      try {
        return feed.answer(question);
      } catch (error) {
        // The refusal still came through.
        isCut = true;
        throw error;
      }
    },
  });
  await store.open();
  feed.epoch = 'bbbbbbbb';
  await store.ask();
  expect(inMemory(store)).toHaveLength(5);
  expect((await onDisk(owner)).records).toHaveLength(5);
  isCut = false;
  await store.ask();
  await store.whenFilled();
  // The model cuts the line at every refusal.
  isCut = false;
  await store.ask();
  await store.whenFilled();
  expect(inMemory(store)).toHaveLength(5);
});

it('shows what a reply brought no changes for until the feed brings them', async () => {
  const feed = new ModelFeed();
  const owner = someone();
  let isCut = false;
  const store = storeOn(feed, owner, {
    ask: async (question) => {
      if (isCut) throw new TypeError('No line');
      return feed.answer(question);
    },
  });
  await store.open();
  await store.ask();
  await store.whenFilled();
  commit(feed, [{ put: [['client', 1]], drops: false }]);
  const settling = { write: vi.fn(async () => undefined), show: vi.fn() };
  isCut = true;
  await expect(store.take(null, settling)).rejects.toThrow(TypeError);
  expect(settling.write).not.toHaveBeenCalled();
  expect(settling.show).not.toHaveBeenCalled();
  isCut = false;
  settling.show.mockImplementation(() => expect(inMemory(store)).toHaveLength(1));
  await store.take(null, settling);
  expect(settling.write).toHaveBeenCalledOnce();
  expect(settling.show).toHaveBeenCalled();
});

it('keeps its own records in memory when another tab fills', async () => {
  const feed = new ModelFeed();
  for (const id of [1, 2, 3, 4, 5, 6, 7]) commit(feed, [{ put: [['client', id]], drops: false }]);
  const owner = someone();
  const inMemoryOnly = { persists: false };
  const there = storeOn(feed, owner, inMemoryOnly);
  await there.open();
  await there.ask();
  await there.whenFilled();
  const here = storeOn(feed, owner, {
    ...inMemoryOnly,
    tell: (told) => {
      there.hear(structuredClone(told));
      expect(inMemory(there)).toHaveLength(7);
    },
  });
  await here.open();
  await here.ask();
  await here.whenFilled();
  expect(there.isFilled).toBe(true);
});

it('is complete again only with the last page of a new fill', async () => {
  const feed = new ModelFeed();
  for (const id of [1, 2, 3, 4, 5]) commit(feed, [{ put: [['client', id]], drops: false }]);
  const owner = someone();
  await filled(feed, owner);
  let isCut = true;
  const store = storeOn(feed, owner, {
    ask: async (question) => {
      if (isCut && question.page) throw new TypeError('No line');
      return feed.answer(question);
    },
  });
  await store.open();
  feed.epoch = 'bbbbbbbb';
  await store.ask();
  await store.whenFilled();
  expect(store.isFilled).toBe(false);
  expect((await onDisk(owner)).filled).toEqual([]);
  isCut = false;
  await store.ask();
  await store.whenFilled();
  expect(store.isFilled).toBe(true);
  expect(inMemory(store)).toHaveLength(5);
});
