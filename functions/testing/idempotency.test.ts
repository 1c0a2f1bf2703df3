import { describe, expect, it } from 'vitest';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { everyRoute } from './every-route.ts';
import { exampleBodies } from './examples.ts';
import { type Known, known, paramsFor } from './known.ts';
import { partitionOf, recounted } from './partition.ts';

const system = localSystem();
/** The calls that make a record; beginning to subscribe makes one at the provider, see subscribe.test.ts. */
const creating = everyRoute.filter(
  ({ route }) => route.idempotent && route.body && !route.upload && route.reply.status === 201,
);

const begin = async () => {
  const person = await system.someone();
  return { person, ids: await known(person) };
};

describe.each(creating)('$key', ({ key, route }) => {
  const bodyFor = (ids: Awaited<ReturnType<typeof known>>) => exampleBodies[key]?.(ids) ?? {};
  const withKey = { 'idempotency-key': 'one-tap' };
  const send = (person: Someone, ids: Known, body = bodyFor(ids), headers: object = withKey) =>
    person.answer(route, { params: paramsFor(route.path, ids), body }, { ...headers });

  it('gives the first reply again, in whatever order the fields come', async () => {
    const { person, ids } = await begin();
    const body = bodyFor(ids);
    const first = await send(person, ids, body);
    const kept = await partitionOf(person.userId);
    const turned = Object.fromEntries(Object.entries(body).reverse());
    const again = await send(person, ids, turned);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await partitionOf(person.userId)).toEqual(kept);
  });

  it('refuses the same key with other content', async () => {
    const { person, ids } = await begin();
    await send(person, ids);
    const kept = await partitionOf(person.userId);
    const texts = ['note', 'notes', 'description', 'phone', 'code'];
    const other = Object.entries(bodyFor(ids)).map(([name, value]) => {
      if (typeof value === 'boolean') return [name, !value];
      return [name, texts.includes(name) ? 'other' : value];
    });
    const { status } = await send(person, ids, Object.fromEntries(other));
    expect(status).toBe(422);
    expect(await partitionOf(person.userId)).toEqual(kept);
  });

  it('does the work once when ten come at once', async () => {
    const { person, ids } = await begin();
    const before = (await partitionOf(person.userId)).length;
    const once = await send(person, ids);
    const added = (await partitionOf(person.userId)).length - before;

    const { person: other, ids: theirs } = await begin();
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(other, theirs)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([once.status]));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await partitionOf(other.userId)).length - before).toBe(added);
    const { expected, found } = await recounted(other.userId);
    expect(found).toEqual(expected);
  });

  it('lets a failed call be tried again with its key', async () => {
    const { person, ids } = await begin();
    const wrong = await send(person, ids, { ...bodyFor(ids), surprise: 1 });
    const right = await send(person, ids);
    expect([wrong.status, right.status]).toEqual([400, 201]);
  });

  it("does not answer one person from another's", async () => {
    const [one, two] = await Promise.all([begin(), begin()]);
    const first = await send(one.person, one.ids);
    const second = await send(two.person, two.ids);
    expect(second.status).toBe(201);
    expect((second.body as { id: number }).id).not.toBe((first.body as { id: number }).id);
  });

  it('without a key makes another one each time', async () => {
    const { person, ids } = await begin();
    const first = await send(person, ids, bodyFor(ids), { 'idempotency-key': undefined });
    expect(first.status).toBe(201);
  });
});

it('the same key on another call is other content', async () => {
  const { person, ids } = await begin();
  const headers = { 'idempotency-key': 'shared' };
  for (const [index, { key, route }] of creating.entries()) {
    const { status } = await person.answer(
      route,
      { params: paramsFor(route.path, ids), body: exampleBodies[key]?.(ids) },
      headers,
    );
    expect(status).toBe(index === 0 ? 201 : 422);
  }
});
