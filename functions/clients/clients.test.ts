import { describe, expect, it } from 'vitest';
import { today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { recounted } from '../testing/partition.ts';

const system = localSystem();
const { clients, jobs, invoices, payments } = routes;

const added = (person: Someone, name = 'Harbour Café') => person.call(clients.create, { body: { name } });
const update = (person: Someone, id: number, body: unknown) =>
  person.answer(clients.update, { params: { id }, body });

describe('a client', () => {
  it('is kept as given, trimmed, with null for what is missing', async () => {
    const person = await system.someone();
    const client = await person.call(clients.create, {
      body: { name: '  Łukasz O’Connor & Søn 🛠 ', email: ' ann@example.com ', address: '1 Quay\r\nWhitby' },
    });
    expect(client).toEqual({
      id: expect.any(Number),
      userId: person.userId,
      madeBy: person.userId,
      name: 'Łukasz O’Connor & Søn 🛠',
      email: 'ann@example.com',
      phone: null,
      address: '1 Quay\r\nWhitby',
      mailTrouble: null,
      mailsStoppedAt: null,
      reviewAskedAt: null,
      kind: null,
      vatNumber: null,
      owed: 0,
      cisContractor: null,
      endUserStatement: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      updatedAt: client.createdAt,
    });
    expect(Number.isSafeInteger(client.id)).toBe(true);
    expect(await person.call(clients.get, { params: { id: client.id } })).toEqual(client);
    expect(await person.call(clients.list, {})).toEqual([client]);
  });

  it('may fill every field to its limit, in any characters', async () => {
    const person = await system.someone();
    const body = { name: '🛠'.repeat(200), phone: '0'.repeat(40), address: 'ß'.repeat(500) };
    expect(await person.call(clients.create, { body })).toMatchObject(body);
    const over = await person.answer(clients.create, { body: { name: '🛠'.repeat(201) } });
    expect(over).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'name', message: 'Can be at most 200 characters' }] },
    });
  });

  it.each([{ name: '   ' }, {}])('needs a name: %j', async (body) => {
    const person = await system.someone();
    const { status, body: reply } = await person.answer(clients.create, { body });
    expect({ status, reply }).toMatchObject({
      status: 400,
      reply: { issues: [{ path: 'name', message: 'Required' }] },
    });
  });

  it('keeps what an update leaves out and clears what it empties', async () => {
    const person = await system.someone();
    const { id, createdAt, updatedAt } = await person.call(clients.create, {
      body: { name: 'Ann', email: 'ann@example.com', phone: '01632 960001', address: '1 Quay' },
    });
    const body = { name: 'Ann Example', phone: '', address: null };
    const changed = await person.call(clients.update, { params: { id }, body });
    expect(changed).toMatchObject({
      name: 'Ann Example',
      email: 'ann@example.com',
      phone: null,
      address: null,
      createdAt,
    });
    expect(changed.updatedAt > updatedAt).toBe(true);
    expect(await person.call(clients.get, { params: { id } })).toEqual(changed);
  });

  it('is not overwritten by somebody who looked at an older one', async () => {
    const person = await system.someone();
    const { id, updatedAt } = await added(person);
    const first = await update(person, id, { name: 'First', updatedAt });
    const second = await update(person, id, { name: 'Second', updatedAt });
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body).toMatchObject({ message: expect.stringContaining('changed') });
    expect(await person.call(clients.get, { params: { id } })).toMatchObject({ name: 'First' });
    expect((await update(person, id, { name: 'Last' })).status).toBe(200);
  });

  it('takes one of many changes made at once that were based on the same one', async () => {
    const person = await system.someone();
    const { id, updatedAt } = await added(person);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => update(person, id, { name: `Name ${n}`, updatedAt })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const last = await person.call(clients.get, { params: { id } });
    expect(last).toEqual(replies.find(({ status }) => status === 200)?.body);
  });
});

describe('a deleted client', () => {
  it('is gone', async () => {
    const person = await system.someone();
    const { id } = await added(person);
    expect(await person.answer(clients.remove, { params: { id } })).toMatchObject({ status: 204, body: '' });
    for (const route of [clients.get, clients.remove])
      expect((await person.answer(route, { params: { id } })).status).toBe(404);
    expect((await update(person, id, { name: 'Back' })).status).toBe(404);
    expect(await person.call(clients.list, {})).toEqual([]);
    expect((await recounted(person.firmId)).found.clients).toBe(0);
  });

  it('had no jobs and no invoices', async () => {
    const person = await system.someone();
    const client = await added(person);
    const bill = { invoiceNumber: '1', clientId: client.id, amount: 10, dueDate: '2030-01-01' };
    const first = await person.call(jobs.create, { body: { title: 'One', clientId: client.id } });
    const second = await person.call(jobs.create, { body: { title: 'Two', clientId: client.id } });
    const invoice = await person.call(invoices.create, { body: bill });
    const refused = async () => {
      const { status, body } = await person.answer(clients.remove, { params: { id: client.id } });
      return { status, message: (body as { message?: string }).message };
    };
    expect(await refused()).toEqual({ status: 409, message: 'it has 2 jobs and 1 invoice' });
    await person.call(jobs.remove, { params: { id: first.id } });
    expect((await refused()).message).toBe('it has 1 job and 1 invoice');
    await person.call(invoices.remove, { params: { id: invoice.id } });
    expect((await refused()).message).toBe('it has 1 job');
    await person.call(jobs.remove, { params: { id: second.id } });
    expect((await refused()).status).toBe(204);
  });

  it('says what is owed as invoices come, are paid, credited, made void and deleted', async () => {
    const person = await system.someone();
    const { id: clientId } = await added(person);
    const owed = async () => (await person.call(clients.list, {}))[0]?.owed;
    const bill = (invoiceNumber: string, amount: number) =>
      person.call(invoices.create, { body: { invoiceNumber, clientId, amount, dueDate: '2026-12-01' } });
    const [first, second, third] = [await bill('A-1', 100.1), await bill('A-2', 50), await bill('A-3', 7)];
    expect(await owed()).toBe(157.1);
    await person.call(payments.record, {
      body: { invoiceId: first.id, amount: 40, method: 'bank', paidOn: today() },
    });
    expect(await owed()).toBe(117.1);
    await person.call(invoices.credit, { params: { id: first.id }, body: { copy: true } });
    expect(await owed()).toBe(57);
    await person.call(invoices.void, { params: { id: second.id }, body: { reason: 'Twice' } });
    await person.call(invoices.remove, { params: { id: third.id } });
    expect(await owed()).toBe(0);
    const { expected, found } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  });

  it('never leaves a job behind that was added at the same moment', async () => {
    const person = await system.someone();
    for (let round = 0; round < 12; round++) {
      const { id } = await added(person);
      const [removal, addition] = await Promise.all([
        person.answer(clients.remove, { params: { id } }),
        person.answer(jobs.create, { body: { title: 'Race', clientId: id } }),
      ]);
      expect([
        [204, 400],
        [409, 201],
      ]).toContainEqual([removal.status, addition.status]);
    }
    const { expected, found } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  });
});
