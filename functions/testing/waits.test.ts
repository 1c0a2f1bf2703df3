import { describe, expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import type { Route } from '#shared/route.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { everyRoute } from './every-route.ts';
import { exampleBodies } from './examples.ts';
import { type Known, known, paramsFor, photoForm, receiptForm } from './known.ts';
import { recounted } from './partition.ts';

const system = localSystem();
const waiting = everyRoute.filter(({ route }) => route.waits);
const creating = waiting.filter(({ route }) => route.reply.status === 201);

const begin = async () => {
  const person = await system.someone();
  return { person, ids: await known(person) };
};

const formOf = (route: Route, more: object): FormData =>
  route.path.endsWith('/photos')
    ? photoForm({ stage: 'before', ...more })
    : receiptForm({ receiptDate: '2026-11-05', ...more });

const sendAs = (key: string, route: Route) => (person: Someone, ids: Known, more: object, tap: string) => {
  const body = route.upload ? formOf(route, more) : { ...exampleBodies[key]?.(ids), ...more };
  return person.answer(route, { params: paramsFor(route.path, ids), body }, { 'idempotency-key': tap });
};

/** But for the address of a picture, which is signed anew each time. */
const lasting = (body: unknown) => ({ ...(body as object), fileUrl: undefined });

const currentIn = (body: unknown) => lasting((body as { current: unknown }).current);

const hourMs = 60 * 60 * 1000;

describe.each(creating)('$key with an id of its own', ({ key, route }) => {
  const send = sendAs(key, route);

  it('is made under it once, however often and under whichever key it is sent', async () => {
    const { person, ids } = await begin();
    const id = newId();
    const first = await send(person, ids, { id }, 'tap');
    expect(first.body).toMatchObject({ id });
    const again = await send(person, ids, { id }, 'tap');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(lasting(again.body)).toEqual(lasting(first.body));
    const other = await send(person, ids, { id }, 'another-tap');
    expect(other.status).toBe(409);
    expect(currentIn(other.body)).toEqual(lasting(first.body));
    const { expected, found } = await recounted(person.userId);
    expect(found).toEqual(expected);
  });

  it('is made once when two with one id come at once, and for somebody else under the same', async () => {
    const [one, two] = await Promise.all([begin(), begin()]);
    const id = newId();
    const replies = await Promise.all(['a', 'b', 'c'].map((tap) => send(one.person, one.ids, { id }, tap)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(201);
    expect(statuses.slice(1).every((status) => status === 409 || status === 503)).toBe(true);
    expect(await send(two.person, two.ids, { id }, 'a')).toMatchObject({ status: 201, body: { id } });
    const { expected, found } = await recounted(one.person.userId);
    expect(found).toEqual(expected);
  });

  it('is refused where the id lies in the future, or before the account', async () => {
    const { person, ids } = await begin();
    const at = (ms: number) => send(person, ids, { id: newId() + ms * 4096 }, `${ms}`);
    const replies = [await at(25 * hourMs), await at(-hourMs)];
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'id' }] } });
    expect(await at(23 * hourMs)).toMatchObject({ status: 201 });
  });
});
