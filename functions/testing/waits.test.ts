import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { today } from '#shared/dates.ts';
import { madeAt, newId } from '#shared/ids.ts';
import type { Contract } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { everyRoute } from './every-route.ts';
import { exampleBodies } from './examples.ts';
import { photoForm, receiptForm } from './forms.ts';
import { hourOfWork } from './hour-of-work.ts';
import { kindsOf } from './kinds-of.ts';
import { type Known, paramsFor } from './known.ts';
import { known } from './make-known.ts';
import { recounted } from './partition.ts';
import { ready } from './ready.ts';

const system = localSystem();
/** Where what it makes may be there already it answers with that, whatever it is asked. */
const answersWithWhatIsThere = ({ reply }: Contract) => reply.kind === 'json' && reply.orThere === true;
const waiting = everyRoute.filter(({ route }) => route.ownId && !answersWithWhatIsThere(route));
const creating = waiting.filter(({ route }) => route.reply.status === 201);

const begin = async (kinds: (keyof Known)[], key = '') => {
  const person = await system.someone();
  const ids = await known(person, kinds);
  await ready[key]?.(person, ids);
  return { person, ids };
};

const formOf = (route: Contract, more: object): FormData =>
  route.path.endsWith('/photos')
    ? photoForm({ stage: 'before', ...more })
    : receiptForm({ receiptDate: '2026-11-05', ...more });

const sendAs = (key: string, route: Contract) => (person: Someone, ids: Known, more: object, tap: string) => {
  const body = route.upload ? formOf(route, more) : { ...exampleBodies[key]?.(ids), ...more };
  return person.answer(route, { params: paramsFor(route.path, ids), body }, { 'idempotency-key': tap });
};

/** But for the address of a picture, which is signed anew each time, and the draft that a credit made beside it, which is told once. */
const lasting = (body: unknown) => ({ ...(body as object), fileUrl: undefined, draftId: undefined });

const currentIn = (body: unknown) => lasting((body as { current: unknown }).current);

const hourMs = 60 * 60 * 1000;

describe.each(creating)('$key with an id of its own', ({ key, route }) => {
  const send = sendAs(key, route);

  it('is made once under its id, whatever keys it is sent with, but not from the future', async () => {
    const { person, ids } = await begin(kindsOf(key, route), key);
    const id = newId();
    const first = await send(person, ids, { id }, 'tap');
    expect(first.body).toMatchObject({ id });
    const again = await send(person, ids, { id }, 'tap');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(lasting(again.body)).toEqual(lasting(first.body));
    const other = await send(person, ids, { id }, 'another-tap');
    expect(other.status).toBe(409);
    expect(currentIn(other.body)).toEqual(lasting(first.body));
    for (const ms of [25 * hourMs, -hourMs])
      expect(await send(person, ids, { id: id + ms * 4096 }, `${ms}`)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'id' }] },
      });
    const { expected, found } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  });

  it('is made once when two with one id come at once, and for somebody else under the same', async () => {
    const kinds = kindsOf(key, route);
    const [one, two] = await Promise.all([begin(kinds, key), begin(kinds, key)]);
    const id = newId();
    const replies = await Promise.all(['a', 'b', 'c'].map((tap) => send(one.person, one.ids, { id }, tap)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(201);
    expect(statuses.slice(1).every((status) => status === 409 || status === 503)).toBe(true);
    expect(await send(two.person, two.ids, { id }, 'a')).toMatchObject({ status: 201, body: { id } });
    const { expected, found } = await recounted(one.person.firmId);
    expect(found).toEqual(expected);
  });
});

const takesVersion = ({ body }: Contract) =>
  body !== undefined &&
  'updatedAt' in (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }).properties ?? {});
/** Needs a second person; tested in functions/members/members.test.ts. */
const ofTwo = 'PUT /api/members/{userId}';
const editing = everyRoute.filter(
  ({ key, route }) => takesVersion(route) && route.reply.status !== 201 && key !== ofTwo,
);

it.each(editing)(
  '$key of another version is shown the record as it is now, as its reply would show it',
  async ({ key, route }) => {
    const { person, ids } = await begin(kindsOf(key, route));
    const send = sendAs(key, route);
    const first = await send(person, ids, {}, 'tap');
    expect(first.status).toBe(route.reply.status);
    const stale = await send(person, ids, { updatedAt: '2026-01-01T00:00:00.000Z' }, 'another-tap');
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } });
    // Of a move it is the job, which its reply brings with what came of it.
    const reply = first.body as { clashes?: unknown; job?: unknown };
    expect(currentIn(stale.body)).toEqual(lasting(reply.clashes ? reply.job : reply));
  },
);

const { clients, invoices, inventory, payments } = routes;

it('lists what was made an hour ago where it was made', async () => {
  const person = await system.someone();
  const name = async (id?: number) => person.call(clients.create, { body: { id, name: `${id}` } });
  const own = newId();
  const { id: first } = await name(own + 2 * hourMs * 4096);
  const { id: second } = await name(own + hourMs * 4096);
  const { id: third } = await name();
  const rows = await person.call(clients.list, { query: { limit: '2' } });
  expect(rows.map(({ id }) => id)).toEqual([first, second]);
  const rest = await person.call(clients.list, { query: { cursor: `${second}` } });
  expect(rest.map(({ id }) => id)).toEqual([third]);
});

it('lets one id name a client and a job, but not two invoices’ payments or two items’ moves', async () => {
  const { person, ids } = await begin(['invoices', 'inventory']);
  const id = newId();
  expect(await person.call(clients.create, { body: { id, name: 'Ann Example' } })).toMatchObject({ id });
  const job = { id, title: 'Tap', clientId: id };
  expect(await person.call(routes.jobs.create, { body: job })).toMatchObject({ id, client: { id } });

  const bill = { invoiceNumber: 'INV-9', clientId: id, amount: 50, dueDate: '2030-01-31' };
  const invoice = await person.call(invoices.create, { body: bill });
  const cash = { id, amount: 5, method: 'cash', paidOn: today() } as const;
  const paid = await person.call(payments.record, { body: { ...cash, invoiceId: invoice.id } });
  const other = await person.answer(payments.record, { body: { ...cash, invoiceId: ids.invoices } });
  expect(other).toMatchObject({ status: 409, body: { current: paid } });

  const washer = await person.call(inventory.create, {
    body: { name: 'Washer', category: 'parts', quantity: 3 },
  });
  const out = { id, type: 'out', quantity: 1 } as const;
  const moved = await person.call(inventory.move, { body: { ...out, itemId: washer.id } });
  const second = await person.answer(inventory.move, { body: { ...out, itemId: ids.inventory } });
  expect(second).toMatchObject({ status: 409, body: { current: moved } });
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
});

it('issues a draft under the id that the letter behind it names', async () => {
  const { person, ids } = await begin(['clients']);
  const draft = await person.call(invoices.createDraft, {
    body: { clientId: ids.clients, lines: [hourOfWork] },
  });
  const id = newId();
  const issue = (tap: string) =>
    person.answer(invoices.issue, { params: { id: draft.id }, body: { id } }, { 'idempotency-key': tap });
  const first = await issue('tap');
  expect(first).toMatchObject({ status: 200, body: { id, invoiceNumber: expect.any(String) } });
  expect(await issue('tap')).toMatchObject({ status: 200, body: first.body });
  expect((await issue('other')).status).toBe(404);
});

it('dates a move that waited when it was made', async () => {
  const { person, ids } = await begin(['inventory']);
  const body = { id: newId() - 30_000 * 4096, itemId: ids.inventory, type: 'out', quantity: 1 } as const;
  const move = await person.call(inventory.move, { body });
  expect(Date.parse(move.transactionDate)).toBe(madeAt(body.id));
  expect(Date.parse(move.createdAt) - Date.parse(move.transactionDate)).toBeGreaterThanOrEqual(30_000);
});
