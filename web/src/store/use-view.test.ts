import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ViewEntry } from '#shared/domain/reader.ts';
import { queueRules } from '#shared/domain/views.ts';
import { followRecords, fromRecords, withoutResponse } from '../api/from-records.ts';
import { awaitViews, layOver, setStore, storeChanged } from './live.ts';
import { ModelFeed } from './testing/model-feed.ts';
import { storeOn } from './testing/of-model.ts';
import { answerTo } from './use-view.ts';

const list = { route: 'GET /api/clients', input: {}, isList: true } as const;
const one = (id: number) => ({ route: 'GET /api/clients/{id}', input: { params: { id } } });

let runs = 0;
const views: readonly ViewEntry[] = [
  {
    route: 'GET /api/clients',
    needs: ['client'],
    view: (db) => {
      runs += 1;
      return db.all('client').map(({ id }) => ({ id }));
    },
  },
  {
    route: 'GET /api/clients/{id}',
    needs: ['client'],
    view: (db, { params }) => db.get('client', params?.id ?? 0) ?? null,
  },
  {
    route: 'GET /api/jobs/{id}/certificates',
    needs: ['certificate'],
    view: (db, { params }) => db.by('certificate', 'jobId', Number(params?.id)),
  },
];

let count = 0;
/** A device that is being filled from a server. */
const device = async (feed: ModelFeed) => {
  count += 1;
  const store = storeOn(feed, { userId: `views-${count}` }, { changed: storeChanged });
  setStore(store);
  await awaitViews(async () => ({ views, queueRules }));
  await store.open();
  return store;
};

const filled = async (feed: ModelFeed) => {
  const store = await device(feed);
  await store.ask();
  await store.whenFilled();
  return store;
};

const client = (id: number, name: string) => ({
  kind: 'client' as const,
  id: String(id),
  data: { id, name },
});

it('asks the server until records are here, and trusts gaps only once all are', async () => {
  const feed = new ModelFeed();
  feed.pageSize = 1;
  feed.commit({ put: [client(1, 'Hardy'), client(2, 'Eliot')], gone: [] });
  const store = await device(feed);
  expect(answerTo(list)).toEqual({ state: 'elsewhere' });
  const first = feed.answer({});
  if (!first) throw new Error('There is nothing to fill with');
  store.hear({ what: 'page', changes: first, isFirst: true, filled: [] });
  expect(answerTo(list)).toMatchObject({ state: 'found', isWhole: false });
  expect(answerTo(one(9))).toEqual({ state: 'elsewhere' });
  await store.ask();
  await store.ask();
  await store.whenFilled();
  store.hear({
    what: 'page',
    changes: { ...first, records: feed.all() },
    isFirst: false,
    filled: ['client'],
  });
  expect(answerTo(list)).toMatchObject({ state: 'found', isWhole: true, data: [{ id: 2 }, { id: 1 }] });
  expect(answerTo(one(9))).toEqual({ state: 'gone' });
});

it('runs a view again only when a kind that it read has changed, and keeps what stays the same', async () => {
  const feed = new ModelFeed();
  feed.commit({ put: [client(1, 'Hardy')], gone: [] });
  const store = await filled(feed);
  const before = answerTo(list);
  runs = 0;
  feed.commit({ put: [{ kind: 'job', id: '1', data: { id: 1 } }], gone: [] });
  await store.ask();
  expect(answerTo(list)).toBe(before);
  expect(runs).toBe(0);
  feed.commit({ put: [client(1, 'Thomas Hardy'), client(2, 'Eliot')], gone: [] });
  await store.ask();
  const after = answerTo(list);
  expect(runs).toBe(1);
  if (before.state !== 'found' || after.state !== 'found') throw new Error('Nothing was found');
  expect((after.data as unknown[])[1]).toBe((before.data as unknown[])[0]);
});

it('reads what waits as it is laid over the records', async () => {
  const feed = new ModelFeed();
  feed.commit({ put: [client(1, 'Hardy')], gone: [] });
  await filled(feed);
  layOver((base) => ({
    get: base.get.bind(base),
    by: base.by.bind(base),
    all: (kind) => base.all(kind).slice(1),
    version: (kind) => base.version(kind) + 0.5,
  }));
  expect(answerTo(list)).toMatchObject({ data: [] });
  layOver((base) => base);
  expect(answerTo(list)).toMatchObject({ data: [{ id: 1 }] });
});

it('keeps what queries hold as the records have it, and says what is gone', async () => {
  const feed = new ModelFeed();
  feed.commit({ put: [client(1, 'Hardy')], gone: [] });
  const store = await filled(feed);
  const cache = new QueryClient();
  followRecords(cache);
  const queryKey = ['/api/clients/{id}', { id: 1 }, null];
  cache.setQueryData(queryKey, { id: 1, name: 'What a reply said' });
  feed.commit({ put: [client(1, 'Thomas Hardy')], gone: [] });
  await store.ask();
  expect(cache.getQueryData(queryKey)).toEqual({ id: 1, name: 'Thomas Hardy' });
  feed.commit({ put: [], gone: [{ kind: 'client', id: '1' }] });
  await store.ask();
  expect(cache.getQueryData(queryKey)).toBeUndefined();
  await expect(fromRecords({ queryKey })).rejects.toMatchObject({ status: 404 });
});

it('asks again for replies with file addresses once their records change', async () => {
  const feed = new ModelFeed();
  const route = 'GET /api/jobs/{id}/certificates';
  const certificate = (n: number) => ({
    kind: 'certificate' as const,
    id: '1',
    data: { id: 1, jobId: 2, n },
  });
  feed.commit({ put: [certificate(1)], gone: [] });
  const store = await filled(feed);
  const queryKey = ['/api/jobs/{id}/certificates', { id: 2 }, null];
  const cache = new QueryClient();
  followRecords(cache);
  cache.setQueryData(queryKey, [{ id: 1, fileUrl: 'https://signed.example' }]);
  expect(answerTo({ route, input: { params: { id: 2 } } })).toMatchObject({ state: 'found' });
  storeChanged();
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true);
  cache.setQueryData(queryKey, [{ id: 1, fileUrl: 'https://signed.example' }]);
  storeChanged();
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(false);
  expect(await fromRecords({ queryKey })).toBeUndefined();
  expect(await withoutResponse({ queryKey })).toMatchObject({ data: [{ id: 1, fileUrl: null, n: 1 }] });
  feed.commit({ put: [certificate(2)], gone: [] });
  await store.ask();
  expect(cache.getQueryData(queryKey)).toEqual([{ id: 1, fileUrl: 'https://signed.example' }]);
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
