import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import { views } from '#shared/domain/views.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import type { Fields } from './rebase.ts';
import { type Fate, ServiceDevice } from './testing/of-service.ts';

const system = localSystem();
const deviceOf = (person: Someone) => new ServiceDevice(person, system.services.app).open();
const names = ['name', 'email', 'phone', 'address', 'kind', 'vatNumber'];

const clientOn = (device: ServiceDevice, id: number) => device.shown.get('client', id) as Fields | undefined;
const add = (device: ServiceDevice, name: string) => device.make('POST /api/clients', { name });
const edit = (device: ServiceDevice, id: number, changes: Fields) =>
  device.edit('PUT /api/clients/{id}', id, clientOn(device, id) ?? {}, changes, names);

/** The server's clients, and the device's without its queue. */
const clientsOf = (person: Someone) => person.call(routes.clients.list, {});
const recordsOn = ({ store }: ServiceDevice) =>
  store.records
    .all('client')
    .map((client) => [client.id, client.name, client.phone, client.email, client.updatedAt]);
const recordsAt = async (person: Someone) =>
  (await clientsOf(person)).map(({ id, name, phone, email, updatedAt }) => [
    id,
    name,
    phone,
    email,
    updatedAt,
  ]);

it('has no conflict with itself: what was edited, sent, and edited again without a line', async () => {
  const person = await system.someone();
  const device = await deviceOf(person);
  device.isCut = true;
  const id = await add(device, 'Ada');
  await edit(device, id, { phone: '01632 960001' });
  await edit(device, id, { phone: '01632 960002' });
  expect(clientOn(device, id)).toMatchObject({ name: 'Ada', phone: '01632 960002', pending: true });
  device.isCut = false;
  await device.outbox.wake();
  expect(device.outbox.entries).toEqual([]);
  // The connection is lost again: what was sent is still shown.
  device.isCut = true;
  expect(clientOn(device, id)).toMatchObject({ phone: '01632 960002' });
  expect(clientOn(device, id)).not.toHaveProperty('pending');
  await edit(device, id, { phone: '01632 960003' });
  device.isCut = false;
  await device.outbox.wake();
  expect(await clientsOf(person)).toMatchObject([{ id, phone: '01632 960003' }]);
  expect(await device.log.all()).toEqual([]);
});

it('lays what two changed beside each other, and asks where both changed the same', async () => {
  const person = await system.someone();
  const [one, other] = [await deviceOf(person), await deviceOf(person)];
  const id = await add(one, 'Ada');
  await other.sync();
  one.isCut = true;
  await edit(one, id, { phone: '01632 960001', email: 'ada@example.com' });
  await edit(other, id, { address: '2 Cliff Road' });
  one.isCut = false;
  await one.outbox.wake();
  const both = { phone: '01632 960001', email: 'ada@example.com', address: '2 Cliff Road' };
  expect(await clientsOf(person)).toMatchObject([both]);
  expect(clientOn(one, id)).toMatchObject(both);

  await other.sync();
  one.isCut = true;
  await edit(one, id, { phone: '01632 960004' });
  await edit(other, id, { phone: '01632 960005' });
  one.isCut = false;
  await one.outbox.wake();
  expect(one.outbox.entries).toMatchObject([
    { standing: 'refused', problem: { status: 409, current: { phone: '01632 960005' } } },
  ]);
  // A refused change is not shown as done.
  await one.sync();
  expect(clientOn(one, id)).toMatchObject({ phone: '01632 960005' });
});

it('takes nothing for a response that is not the service’s', async () => {
  const person = await system.someone();
  const device = await deviceOf(person);
  const foreign: Fate[] = [200, 401, 402, 403, 404, 409, 410, 422, 407, 511].map(
    (status) => new Response('<p>Sign in to the café', { status, headers: { 'content-type': 'text/html' } }),
  );
  device.fates = foreign;
  const id = await add(device, 'Ada');
  while (device.fates.length > 0) {
    expect(device.outbox.stop).toMatchObject({ kind: 'unreached' });
    expect(device.outbox.entries).toMatchObject([{ makes: id, standing: 'queued' }]);
    await device.outbox.wake();
  }
  await device.outbox.wake();
  expect(await clientsOf(person)).toMatchObject([{ id, name: 'Ada' }]);
});

it('settles by the feed what it never heard the reply of, and shows it once', async () => {
  const person = await system.someone();
  const device = await deviceOf(person);
  device.fates = ['response lost'];
  await add(device, 'Ada');
  expect(device.outbox.entries).toHaveLength(1);
  await device.sync();
  expect(await device.log.all()).toEqual([]);
  expect(device.shown.all('client')).toMatchObject([{ name: 'Ada' }]);
});

it('shows a job and the figures it moves while it waits, and the same once it is sent', async () => {
  const person = await system.someone();
  const device = await deviceOf(person);
  device.isCut = true;
  const clientId = await add(device, 'Ada');
  const jobId = await device.make('POST /api/jobs', { title: 'Boiler', clientId });
  await device.start(jobId);
  const look = () => [
    device.shown.get('job', jobId)?.status,
    device.shown.by('job', 'clientId', clientId).map(({ title }) => title),
    device.shown.get('figures.counters', 'all')?.clients,
  ];
  const waiting = look();
  expect(waiting).toEqual(['in_progress', ['Boiler'], 1]);
  device.isCut = false;
  await device.outbox.wake();
  expect(device.outbox.entries).toEqual([]);
  expect(look()).toEqual(waiting);
});

it('shows a payment once, before and after it is sent, and offline again', async () => {
  const person = await system.someone();
  const device = await deviceOf(person);
  device.isCut = true;
  const clientId = await add(device, 'Ada');
  const bill = { clientId, invoiceNumber: 'INV-1', amount: 120, dueDate: '2030-01-31' };
  const invoiceId = await device.make('POST /api/invoices', bill);
  await device.make('POST /api/payments', { invoiceId, amount: 120, method: 'cash', paidOn: today() });
  const shownInvoice = views.find(({ route }) => route === 'GET /api/invoices/{id}');
  const look = () =>
    shownInvoice?.view(device.shown, { params: { id: invoiceId } }, { now: Date.now(), today: today() });
  const paid = { amount: 120, paid: 120, balance: 0, status: 'paid', payments: [{ amount: 120 }] };
  expect(look()).toMatchObject(paid);
  device.isCut = false;
  await device.outbox.wake();
  expect(device.outbox.entries).toEqual([]);
  device.isCut = true;
  expect(look()).toMatchObject(paid);
  expect(await person.call(routes.invoices.get, { params: { id: invoiceId } })).toMatchObject(paid);
});

it('shows figures of days, months and clients with what waits as the service has them once it is sent', async () => {
  const person = await system.someone();
  const clientId = (await person.call(routes.clients.create, { body: { name: 'Ada' } })).id;
  const raise = (amount: number, days: number) =>
    person.call(routes.invoices.create, {
      body: { clientId, invoiceNumber: `INV-${amount}`, amount, dueDate: addDays(today(), days) },
    });
  const [late, due] = [await raise(320, -9), await raise(420, 9)];
  const pay = (invoiceId: number) => ({ invoiceId, amount: 20, method: 'cash', paidOn: today() });
  await person.answer(routes.payments.record, { body: pay(late.id) });
  const device = await deviceOf(person);
  device.isCut = true;
  await device.make('POST /api/payments', pay(due.id));
  const bill = { clientId, invoiceNumber: 'INV-1', amount: 50, dueDate: addDays(today(), 20) };
  await device.make('POST /api/invoices', bill);
  const look = () =>
    ['stats', 'analytics'].map((of) =>
      views
        .find(({ route }) => route === `GET /api/dashboard/${of}`)
        ?.view(device.shown, {}, { now: Date.now(), today: today() }),
    );
  const waiting = look();
  expect(waiting).toMatchObject([{ owed: 750, overdue: 300 }, { topClients: [{ amount: 40 }] }]);
  device.isCut = false;
  await device.outbox.wake();
  expect(look()).toEqual(waiting);
  expect(await person.call(routes.dashboard.stats, {})).toEqual(waiting[0]);
  expect(await person.call(routes.dashboard.analytics, {})).toEqual(waiting[1]);
});

/** Two devices of a person who has deleted a client on one of them, which has no line. */
const deletedOnOne = async () => {
  const person = await system.someone();
  const [one, other] = [await deviceOf(person), await deviceOf(person)];
  const id = await add(one, 'Ada');
  await other.sync();
  one.isCut = true;
  await one.remove('DELETE /api/clients/{id}', id);
  return { person, one, other, id };
};

it('deletes only what the user saw', async () => {
  const { one, other, id } = await deletedOnOne();
  await edit(other, id, { phone: '01632 960005' });
  one.isCut = false;
  await one.outbox.wake();
  expect(one.outbox.entries).toMatchObject([
    { standing: 'refused', problem: { code: 'stale', current: { phone: '01632 960005' } } },
  ]);
  await one.sync();
  expect(clientOn(one, id)).toMatchObject({ phone: '01632 960005' });
});

it('deletes what only this device changed, whose replies were lost', async () => {
  const person = await system.someone();
  const device = await deviceOf(person);
  const clientId = await add(device, 'Ada');
  const jobId = await device.make('POST /api/jobs', { title: 'Boiler', clientId });
  const sendLosingOne = async () => {
    Object.assign(device, { isCut: false, fates: ['response lost'] });
    await device.outbox.wake();
    await device.sync();
    await device.outbox.wake();
    expect(device.outbox.entries).toEqual([]);
  };
  device.isCut = true;
  await device.start(jobId);
  await device.remove('DELETE /api/jobs/{id}', jobId);
  await sendLosingOne();
  device.isCut = true;
  await edit(device, clientId, { phone: '01632 960001' });
  await edit(device, clientId, { phone: '01632 960002' });
  await device.remove('DELETE /api/clients/{id}', clientId);
  await sendLosingOne();
  expect(await clientsOf(person)).toEqual([]);
});

it('deletes what is gone already without asking anybody', async () => {
  const { person, one, other, id } = await deletedOnOne();
  expect(clientOn(one, id)).toBeUndefined();
  await other.remove('DELETE /api/clients/{id}', id);
  one.isCut = false;
  await one.outbox.wake();
  expect(one.outbox.entries).toEqual([]);
  expect(await clientsOf(person)).toEqual([]);
});

const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'request lost', 'response lost');
const step = fc.record({
  by: fc.boolean(),
  of: fc.nat(9),
  what: fc.constantFrom('add', 'edit', 'edit', 'remove', 'cut', 'mend', 'sync'),
  field: fc.constantFrom('phone', 'email'),
  fates: fc.array(fate, { maxLength: 4 }),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One step on a device; the ids of what was added go into `added`. */
const doStep = async (
  device: ServiceDevice,
  { of, what, field, fates }: Step,
  at: number,
  added: number[],
) => {
  const clients = device.shown.all('client');
  const client = clients[of % Math.max(1, clients.length)];
  device.fates = [...fates];
  if (what === 'cut' || what === 'mend') device.isCut = what === 'cut';
  else if (what === 'sync') await device.sync();
  else if (what === 'add' || !client) added.push(await add(device, `made ${at}`));
  else if (what === 'edit')
    await edit(device, client.id, {
      [field]: field === 'phone' ? `01632 96${1000 + at}` : `a${at}@example.com`,
    });
  else await device.remove('DELETE /api/clients/{id}', client.id);
};

const onGoodLine = async (device: ServiceDevice): Promise<void> => {
  Object.assign(device, { isCut: false, fates: [] });
  await device.outbox.wake();
  await device.sync();
};

/** Everything left was changed or deleted by the other device, or depends on something that was. */
const expectReasons = ({ outbox }: ServiceDevice): void => {
  const refused = outbox.entries.filter(({ standing }) => standing === 'refused');
  expect(refused.filter(({ problem }) => ![404, 409].includes(problem?.status ?? 0))).toEqual([]);
  const subjects = new Set(refused.map(({ subject }) => subject));
  expect(outbox.entries.filter(({ subject }) => !subjects.has(subject))).toEqual([]);
};

const sequence = async (steps: readonly Step[]): Promise<void> => {
  const person = await system.someone();
  const [one, other] = [await deviceOf(person), await deviceOf(person)];
  const added: number[] = [];
  for (const [at, what] of steps.entries()) await doStep(what.by ? one : other, what, at, added);
  for (const device of [one, other]) await onGoodLine(device);
  for (const device of [one, other, await deviceOf(person)]) {
    await device.sync();
    expect(recordsOn(device)).toEqual(await recordsAt(person));
    expectReasons(device);
  }
  // Nothing was created twice, or by nobody.
  const ids = recordsOn(one).map(([id]) => Number(id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !added.includes(id))).toEqual([]);
};

/** How many random sequences to run: a few each time, or as many as `SEQUENCES` says for a soak, from `SEED` to repeat one. */
const { SEQUENCES: sequences = '8', SEED: seed } = process.env;

it(
  'comes to the same on two devices, a fresh one and the service, whatever is typed and lost',
  { timeout: 300_000 + Number(sequences) * 10_000 },
  () =>
    fc.assert(fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), sequence), {
      numRuns: Number(sequences),
      ...(seed !== undefined && { seed: Number(seed) }),
      endOnFailure: true,
    }),
);
