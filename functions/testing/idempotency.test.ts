import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { takesKey } from '#shared/route.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { everyRoute } from './every-route.ts';
import { exampleBodies } from './examples.ts';
import { photoForm, pictureForm, receiptForm } from './forms.ts';
import { kindsOf } from './kinds-of.ts';
import { type Known, paramsFor } from './known.ts';
import { lettersEnded } from './letters-ended.ts';
import { known } from './make-known.ts';
import { partitionOf, recounted } from './partition.ts';
import { ready } from './ready.ts';

const system = localSystem();
/**
 * The calls that create a firm's record. See subscribe.test.ts and firms.test.ts for the others, and functions/filing for what
 * goes to HMRC.
 */
const creating = everyRoute.filter(
  ({ route }) =>
    route.access === 'business' &&
    takesKey(route) &&
    !route.asksHmrc &&
    route.body &&
    !route.upload &&
    route.reply.status === 201,
);

/** A user with one record of each kind, or of the named kinds. */
const begin = async (kinds?: (keyof Known)[], key = '') => {
  const person = await system.someone();
  const ids = await known(person, kinds);
  await ready[key]?.(person, ids);
  return { person, ids };
};

/** Without the signed address of a file, which differs each time. */
const lasting = (body: unknown) => body && { ...(body as object), fileUrl: undefined };

/** Without what the queue writes meanwhile about mail being sent. */
const recordsOf = async ({ firmId }: Someone) =>
  (await partitionOf(firmId)).filter(({ __edb_e__ }) => !['daily', 'letter'].includes(String(__edb_e__)));

let everybody: { person: Someone; ids: Known };

beforeAll(async () => {
  everybody = await begin();
  // The quote to copy and to invoice.
  await ready['POST /api/quotes/{id}/invoice']?.(everybody.person, everybody.ids);
});

describe.each(creating)('$key', ({ key, route }) => {
  const bodyFor = (ids: Known) => exampleBodies[key]?.(ids) ?? {};
  const withKey = { 'idempotency-key': 'one-tap' };
  const send = (person: Someone, ids: Known, body = bodyFor(ids), headers: object = withKey) =>
    person.answer(route, { params: paramsFor(route.path, ids), body }, { ...headers });

  it('gives the first reply again, refuses the key with other content, and works once', async () => {
    const kinds = kindsOf(key, route);
    const { person, ids } = await begin(kinds, key);
    const body = bodyFor(ids);
    const wrong = await send(person, ids, { ...body, surprise: 1 });
    // A failed call may be retried with its key.
    const first = await send(person, ids, body);
    await lettersEnded(person.firmId);
    const kept = await partitionOf(person.firmId);
    const turned = Object.fromEntries(Object.entries(body).reverse());
    const again = await send(person, ids, turned);
    expect([wrong.status, first.status, again.status]).toEqual([400, 201, 201]);
    expect(again.body).toEqual(first.body);
    // A stock move's reason is one of a list.
    const texts = ['note', 'notes', 'description', 'phone', 'code', 'number'];
    if (!key.includes('/api/inventory/')) texts.push('reason');
    const other = Object.entries(body).map(([name, value]) => {
      if (typeof value === 'boolean') return [name, !value];
      if (name === 'id') return [name, newId()];
      return [name, texts.includes(name) ? 'other' : value];
    });
    expect((await send(person, ids, Object.fromEntries(other))).status).toBe(422);
    expect(await partitionOf(person.firmId)).toEqual(kept);

    // Ten at once by another firm, under the same key, do their own work, and do it once.
    const { person: another, ids: theirs } = await begin(kinds, key);
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(another, theirs)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(replies[0]?.body).not.toMatchObject({ id: (first.body as { id: number }).id });
    expect(await partitionOf(another.firmId)).toHaveLength(kept.length);
    const { expected, found } = await recounted(another.firmId);
    expect(found).toEqual(expected);
  });

  it('needs no key', async () => {
    const { person, ids } = everybody;
    const body = { ...bodyFor(ids), ...(route.ownId && { id: newId() }) };
    const first = await send(person, ids, body, { 'idempotency-key': undefined });
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

/** The other calls that may be queued: those that create a record were repeated above. */
const waiting = everyRoute.filter(
  ({ key, route }) => route.when === 'queued' && !creating.some((made) => made.key === key),
);
const formOf = (key: string): FormData | undefined => {
  if (key.endsWith('/photos')) return photoForm({ stage: 'before' });
  if (key.startsWith('POST /api/receipts')) return receiptForm({ receiptDate: '2026-11-05' });
  return pictureForm();
};

describe.each(waiting)('$key', ({ key, route }) => {
  it('may wait offline, and sent again with its key is answered the same and changes nothing', async () => {
    const { person, ids } = await begin(kindsOf(key, route), key);
    const send = () => {
      const body = route.upload ? formOf(key) : exampleBodies[key]?.(ids);
      return person.answer(route, { params: paramsFor(route.path, ids), body }, { 'idempotency-key': 'tap' });
    };
    const first = await send();
    expect([first.status, first.body]).toEqual([route.reply.status, expect.anything()]);
    await lettersEnded(person.firmId);
    const kept = await recordsOf(person);
    const again = await send();
    expect(again.status).toBe(first.status);
    expect(lasting(again.body)).toEqual(lasting(first.body));
    expect(await recordsOf(person)).toEqual(kept);
  });
});
