import { describe, expect, it } from 'vitest';
import { type Contract, takesBase } from '#shared/route.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { everyRoute } from './every-route.ts';
import { exampleBodies } from './examples.ts';
import { kindsOf } from './kinds-of.ts';
import { paramsFor } from './known.ts';
import { known } from './make-known.ts';
import { recounted } from './partition.ts';
import { ready } from './ready.ts';

const system = localSystem();

/** The call that edits the record which a call deletes. */
const editOf = ({ path }: Contract) =>
  everyRoute.find(({ route }) => route.path === path && (route.method === 'PUT' || route.method === 'PATCH'));

const removing = everyRoute.filter(({ route }) => route.record);
const edited = removing.flatMap(({ key, route }) => {
  const edit = editOf(route);
  return edit ? [{ key, route, edit }] : [];
});
/** The others create what is not there. */
const onlyEdited = edited.filter(({ edit }) => takesBase(edit.route));

interface Current {
  updatedAt: string;
}
const currentIn = (body: unknown): Current => (body as { current: Current }).current;
const another = '2026-01-01T00:00:00.000Z';

const begin = async (key: string, route: Contract) => {
  const edit = editOf(route);
  const person: Someone = await system.someone();
  const toEdit = edit ? kindsOf(edit.key, edit.route) : [];
  const ids = await known(person, [...new Set([...kindsOf(key, route), ...toEdit])]);
  await ready[key]?.(person, ids);
  const params = paramsFor(route.path, ids);
  return {
    person,
    change: async () => edit && person.answer(edit.route, { params, body: exampleBodies[edit.key]?.(ids) }),
    remove: (updatedAt?: string) => person.answer(route, { params, query: { updatedAt } }),
  };
};

const expectCounted = async ({ firmId }: Someone) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
};

it.each(removing)('$key deletes the version that the user saw', async ({ key, route }) => {
  const { person, remove } = await begin(key, route);
  const other = await remove(another);
  expect(other).toMatchObject({ status: 409, body: { code: 'stale' } });
  expect((await remove(currentIn(other.body).updatedAt)).status).toBe(204);
  await expectCounted(person);
});

describe.each(edited)('$key', ({ key, route }) => {
  it('deletes no newer version', async () => {
    const { person, change, remove } = await begin(key, route);
    const other = await remove(another);
    expect(other).toMatchObject({ status: 409, body: { code: 'stale' } });
    const seen = currentIn(other.body);
    expect((await change())?.status).toBe(200);
    const late = await remove(seen.updatedAt);
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } });
    const now = currentIn(late.body);
    expect(now.updatedAt > seen.updatedAt).toBe(true);
    expect((await remove(now.updatedAt)).status).toBe(204);
    // An item with moves is kept for them.
    expect([204, 404]).toContain((await remove(now.updatedAt)).status);
    await expectCounted(person);
  });

  it('deletes any version for a device that names none', async () => {
    const { person, change, remove } = await begin(key, route);
    expect((await change())?.status).toBe(200);
    expect((await remove()).status).toBe(204);
    await expectCounted(person);
  });
});

it.each(onlyEdited)('$key or a change is done, whichever is first', async ({ key, route }) => {
  const { person, change, remove } = await begin(key, route);
  const { updatedAt } = currentIn((await remove(another)).body);
  const [changed, removed] = await Promise.all([change(), remove(updatedAt)]);
  expect([
    [200, 409],
    [404, 204],
  ]).toContainEqual([changed?.status, removed.status]);
  await expectCounted(person);
});
