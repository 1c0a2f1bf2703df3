import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it, onTestFinished } from 'vitest';
import { withStore } from './database.ts';
import { logOf, type Using } from './log.ts';
import { oldDatabase } from './old-database.ts';
import type { Entry } from './old-entry.ts';
import { takeOldOver } from './old-outbox.ts';
import { rulesOfModel } from './testing/rules-of-model.ts';

const picture = { bytes: new Uint8Array([1, 2, 3]).buffer, name: 'tap.png', type: 'image/png' };

const entry = (more: Partial<Entry>): Omit<Entry, 'seq'> => ({
  ...{ route: 'POST /api/clients', params: {}, body: { id: 5, name: 'Ada' }, key: 'make', id: 5, needs: [] },
  ...{ state: 'waiting', tries: 0, at: 1000, build: 'old', ...more },
});

const edit = entry({
  ...{ route: 'PUT /api/clients/{id}', params: { id: 9 }, key: 'edit', id: 9, state: 'refused' },
  body: { name: 'Ada Byron', phone: '1', updatedAt: '2026-01-01T00:00:00.000Z' },
  base: { id: 9, name: 'Ada', phone: '1', updatedAt: '2026-01-01T00:00:00.000Z' },
  problem: { status: 409, code: 'stale', message: 'moved', issues: [], theirs: { name: 'Ida' } },
});
const photo = entry({
  ...{
    route: 'POST /api/jobs/{id}/photos',
    params: { id: 5 },
    key: 'photo',
    id: 6,
    needs: [5],
    state: 'sending',
  },
  body: { id: 6, stage: 'before' },
});

let users = 0;
/** A user with an earlier build's unsent work. */
const someone = async () => {
  users += 1;
  const userId = `old-${users}`;
  const old = await openDB(oldDatabase(userId), 2, {
    upgrade(database) {
      database.createObjectStore('rows');
      database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true }).createIndex('id', 'id');
      database.createObjectStore('files');
      database.createObjectStore('meta');
    },
  });
  for (const one of [entry({}), edit, photo]) await old.add('outbox', one);
  await old.put('files', picture, 'photo');
  old.close();
  const using: Using = (use) => withStore({ userId }, use);
  return { userId, using, log: logOf(using) };
};

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

it('takes over an older build’s unsent work in order, with files and refusals', async () => {
  const { userId, using, log } = await someone();
  await takeOldOver(userId, using, rulesOfModel.mutations);
  expect(await log.all()).toMatchObject([
    { key: 'make', subject: 'client/5', makes: 5, set: { id: 5, name: 'Ada' }, standing: 'queued' },
    {
      ...{ key: 'edit', subject: 'client/9', makes: null, standing: 'refused' },
      base: { updatedAt: '2026-01-01T00:00:00.000Z', fields: { name: 'Ada' } },
      problem: { code: 'stale', current: { name: 'Ida' } },
    },
    { key: 'photo', makes: 6, needs: ['5'], file: 'photo', standing: 'queued' },
  ]);
  expect(await log.file('photo')).toMatchObject({ name: 'tap.png' });
  expect(await names()).not.toContain(oldDatabase(userId));
  await takeOldOver(userId, using, rulesOfModel.mutations);
  expect(await log.all()).toHaveLength(3);
});

it('makes no database of before where there was none', async () => {
  await takeOldOver('nobody', (use) => withStore({ userId: 'nobody' }, use), rulesOfModel.mutations);
  expect(await names()).not.toContain(oldDatabase('nobody'));
});

const asking = ['get', 'put', 'add', 'delete'] as const;
/** From this request on the database executes none. */
const dieAt = (request: number) => {
  let made = 0;
  const real = asking.map((name) => [name, IDBObjectStore.prototype[name]] as const);
  for (const [name, ask] of real)
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...given: unknown[]) {
      made += 1;
      if (made > request) throw new Error('Killed');
      return Reflect.apply(ask, this, given) as IDBRequest;
    };
  const live = () => {
    for (const [name, ask] of real) Object.assign(IDBObjectStore.prototype, { [name]: ask });
  };
  onTestFinished(live);
  return { live, made: () => made };
};

it('loses nothing and takes nothing over twice, wherever it is killed', async () => {
  for (let request = 0, isWhole = false; !isWhole; request += 1) {
    const { userId, using, log } = await someone();
    await log.all();
    const { live, made } = dieAt(request);
    await takeOldOver(userId, using, rulesOfModel.mutations).catch(() => undefined);
    live();
    isWhole = made() <= request;
    await takeOldOver(userId, using, rulesOfModel.mutations);
    expect(
      (await log.all()).map(({ key }) => key),
      `killed at request ${request}`,
    ).toEqual(['make', 'edit', 'photo']);
    expect(await names()).not.toContain(oldDatabase(userId));
  }
});

it('takes over what an old page still wrote after that', async () => {
  const { userId, using, log } = await someone();
  await takeOldOver(userId, using, rulesOfModel.mutations);
  const old = await openDB(oldDatabase(userId), 2, {
    upgrade: (database) => {
      database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
      database.createObjectStore('files');
    },
  });
  await old.add('outbox', entry({ key: 'late', id: 8, body: { id: 8, name: 'Late' } }));
  old.close();
  await takeOldOver(userId, using, rulesOfModel.mutations);
  expect((await log.all()).map(({ key }) => key)).toContain('late');
});
