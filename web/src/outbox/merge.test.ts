import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { withDatabase } from './database.ts';
import { merge } from './merge.ts';
import { type Draft, type Store, storeOf } from './store.ts';

let store: Store;
beforeEach(() => {
  store = storeOf((use) => withDatabase('merge', use));
});
const client = { id: 7, name: 'Mrs Example', phone: '1', email: null, lines: [{ description: 'A' }] };
const made = { ...client, updatedAt: 'v1' };

/** A form sends all that it shows, on the record as it looked with what waited of it. */
const edit = (key: string, base: object, change: object): Draft => ({
  ...{ route: 'PUT /api/clients/{id}', params: { id: 7 }, id: 7, key, tries: 0, at: 0, build: '' },
  ...{ base, body: { ...base, id: undefined, ...change } },
});

const twoEdits = async () => {
  await withDatabase('merge', (database) => database.clear('outbox'));
  const first = await store.add(edit('first', made, { phone: '2' }));
  const second = await store.add(edit('second', { ...made, phone: '2' }, { name: 'Mrs Other' }));
  return { first, second };
};

test('sends of a second change only what it changed itself, and the rest as the server has it by then', async () => {
  const { first } = await twoEdits();
  const there = { ...made, phone: '2', email: 'elsewhere@example.com', updatedAt: 'v3' };
  await store.finish(first.seq, there);
  expect(await store.all()).toMatchObject([
    {
      base: there,
      body: {
        ...{ name: 'Mrs Other', phone: '2', email: 'elsewhere@example.com', updatedAt: 'v3' },
        lines: client.lines,
      },
    },
  ]);
});

test('has somebody asked where the first met a change of what the second changes', async () => {
  const { first } = await twoEdits();
  const there = { ...made, phone: '2', name: 'Mrs Elsewhere', updatedAt: 'v3' };
  await store.finish(first.seq, there);
  const [second] = await store.all();
  expect(second).toMatchObject({ body: { name: 'Mrs Other', updatedAt: 'v1' } });
  expect(second && merge(second, there)).toEqual({ kind: 'differs', fields: ['name'] });
});

test('lays a change on what has arrived since its page was drawn', async () => {
  const { first, second } = await twoEdits();
  await store.finish(first.seq, { ...made, phone: '2', updatedAt: 'v2' });
  await store.finish(second.seq, { ...made, phone: '2', name: 'Mrs Other', updatedAt: 'v3' });
  expect(await store.add(edit('third', made, { email: 'example@example.com' }))).toMatchObject({
    body: { name: 'Mrs Other', phone: '2', email: 'example@example.com', updatedAt: 'v3' },
  });
});

test('takes a change back out of those that were made on top of it', async () => {
  const { first } = await twoEdits();
  await store.remove([first.seq]);
  expect(await store.all()).toMatchObject([{ base: made, body: { name: 'Mrs Other', phone: '1' } }]);
});

test('leaves a later change of the same field as it was typed', async () => {
  const { first, second } = await twoEdits();
  const typed = (now: typeof second) => ({ ...now, body: { ...(now.body as object), phone: '3' } });
  await store.change(second.seq, typed);
  await store.remove([first.seq]);
  expect(await store.all()).toMatchObject([{ base: made, body: { name: 'Mrs Other', phone: '3' } }]);
});
