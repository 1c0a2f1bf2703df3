import { beforeAll, describe, expect, it } from 'vitest';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { everyRoute } from './every-route.ts';
import { exampleBodies } from './examples.ts';
import { kindsOf } from './kinds-of.ts';
import { type Known, paramsFor } from './known.ts';
import { known } from './make-known.ts';
import { partitionOf, recounted } from './partition.ts';

const system = localSystem();
/** The calls that make a record; beginning to subscribe makes one at the provider, see subscribe.test.ts. */
const creating = everyRoute.filter(
  ({ route }) => route.idempotent && route.body && !route.upload && route.reply.status === 201,
);

/** Somebody with one record of each kind, or of those that are named. */
const begin = async (kinds?: (keyof Known)[]) => {
  const person = await system.someone();
  return { person, ids: await known(person, kinds) };
};

let everybody: { person: Someone; ids: Known };

beforeAll(async () => {
  everybody = await begin();
});

describe.each(creating)('$key', ({ key, route }) => {
  const bodyFor = (ids: Known) => exampleBodies[key]?.(ids) ?? {};
  const withKey = { 'idempotency-key': 'one-tap' };
  const send = (person: Someone, ids: Known, body = bodyFor(ids), headers: object = withKey) =>
    person.answer(route, { params: paramsFor(route.path, ids), body }, { ...headers });

  it("gives the first reply again, refuses the key with other content, and does the work once for somebody else's ten at once", async () => {
    const kinds = kindsOf(key, route);
    const { person, ids } = await begin(kinds);
    const body = bodyFor(ids);
    const wrong = await send(person, ids, { ...body, surprise: 1 });
    // A call that failed may be tried again with its key.
    const first = await send(person, ids, body);
    const kept = await partitionOf(person.userId);
    const turned = Object.fromEntries(Object.entries(body).reverse());
    const again = await send(person, ids, turned);
    expect([wrong.status, first.status, again.status]).toEqual([400, 201, 201]);
    expect(again.body).toEqual(first.body);
    const texts = ['note', 'notes', 'description', 'phone', 'code', 'number'];
    const other = Object.entries(body).map(([name, value]) => {
      if (typeof value === 'boolean') return [name, !value];
      return [name, texts.includes(name) ? 'other' : value];
    });
    expect((await send(person, ids, Object.fromEntries(other))).status).toBe(422);
    expect(await partitionOf(person.userId)).toEqual(kept);

    // Another's ten at once, under the same key, do their own work, and once.
    const { person: another, ids: theirs } = await begin(kinds);
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(another, theirs)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(replies[0]?.body).not.toMatchObject({ id: (first.body as { id: number }).id });
    expect(await partitionOf(another.userId)).toHaveLength(kept.length);
    const { expected, found } = await recounted(another.userId);
    expect(found).toEqual(expected);
  });

  it('needs no key', async () => {
    const { person, ids } = everybody;
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
