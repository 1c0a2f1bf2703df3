import { expect, it, vi } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { rightClockAfterEach } from '../testing/clock.ts';
import { mailTo } from '../testing/inbox.ts';
import { runReminders } from '../testing/morning.ts';
import { partitionOf, recounted } from '../testing/partition.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, invoices, payments, settings, dashboard } = routes;

let count = 0;
const begin = async () => {
  const person = await system.someone();
  const email = `moved${++count}-${process.pid}@example.com`;
  const client = await person.call(clients.create, { body: { name: 'Harbour Café', email } });
  return { person, client, mails: () => mailTo(system.services.inbox, email) };
};

const overdueSince = addDays(today(), -20);
const rowOf = (clientId: number, more: object = {}) => ({
  clientId,
  invoiceNumber: 'OLD-7',
  amount: 240,
  issuedOn: addDays(overdueSince, -30),
  dueDate: overdueSince,
  ...more,
});

const send = (person: Someone, ...rows: object[]) =>
  person.call(invoices.import, { body: { rows } as never });
const right = async ({ firmId }: Someone) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
};

it('takes over what is owed with its number, its days and what was paid before, once', async () => {
  const { person, client } = await begin();
  const row = rowOf(client.id, { paid: 40, workDescription: 'New tap' });
  const first = await send(person, row, rowOf(client.id, { invoiceNumber: 'OLD-8' }));
  expect(first.results).toEqual(['created', 'created']);
  const params = { id: first.ids?.[0] ?? 0 };
  const kept = await person.call(invoices.get, { params });
  expect(kept).toMatchObject({
    invoiceNumber: 'OLD-7',
    amount: 240,
    paid: 40,
    balance: 200,
    status: 'overdue',
  });
  expect(kept).toMatchObject({ dueDate: row.dueDate, workDescription: 'New tap', remindersOff: true });
  expect([kept.createdAt, kept.sentAt].map((at) => at?.slice(0, 10))).toEqual([row.issuedOn, row.issuedOn]);
  expect(kept.payments).toMatchObject([{ amount: 40, method: 'other', paidOn: row.issuedOn }]);
  expect(kept.payments[0]?.note).toContain('date unknown');
  const before = await partitionOf(person.firmId);
  expect(await send(person, row)).toEqual({ results: ['exists'], ids: [params.id] });
  expect(await partitionOf(person.firmId)).toEqual(before);
  expect(await person.call(dashboard.activity, {})).toMatchObject([{ kind: 'client_created' }]);
  await right(person);
});

it('takes over a due day however far off, which can be read again', async () => {
  const { person, client } = await begin();
  const body = { name: 'Harbour Café', kind: 'business' } as const;
  await person.call(clients.update, { params: { id: client.id }, body });
  const { ids } = await send(person, rowOf(client.id, { dueDate: '9999-12-31' }));
  const params = { id: ids?.[0] ?? 0 };
  expect(await person.call(invoices.get, { params })).toMatchObject({ dueDate: '9999-12-31', balance: 240 });
  await right(person);
});

it('keeps the day of a payment that the file says, and an invoice that is paid by now', async () => {
  const { person, client } = await begin();
  const paidOn = addDays(overdueSince, 3);
  const { ids } = await send(person, rowOf(client.id, { paid: 240, paidOn }));
  const [id = 0] = ids ?? [];
  const kept = await person.call(invoices.get, { params: { id: id ?? 0 } });
  expect(kept).toMatchObject({
    status: 'paid',
    balance: 0,
    payments: [{ paidOn, note: 'Paid before you imported it' }],
  });
  expect(kept.paidAt?.slice(0, 10)).toBe(paidOn);
  const [payment] = await person.call(payments.list, {});
  expect(payment).toMatchObject({ invoiceId: id, amount: 240 });
  await right(person);
});

it('says which numbers others have, and writes the rest', async () => {
  const { person, client } = await begin();
  const body = { invoiceNumber: 'OLD-7', clientId: client.id, amount: 9, dueDate: today() };
  await person.call(invoices.create, { body });
  const reply = await send(person, rowOf(client.id), rowOf(client.id, { invoiceNumber: 'OLD-8' }));
  expect(reply).toMatchObject({ results: ['taken', 'created'], ids: [null, expect.any(Number)] });
  await right(person);
});

it('draws nothing from the series, which goes round the numbers that came', async () => {
  const { person, client } = await begin();
  const numbering = { invoice: 'consecutive', prefix: 'INV-', next: 5 } as const;
  await person.call(settings.updateNumbering, { body: numbering });
  const rows = ['INV-5', 'INV-6', 'INV-9'].map((invoiceNumber) => rowOf(client.id, { invoiceNumber }));
  expect((await send(person, ...rows)).results).toEqual(['created', 'created', 'created']);
  const body = { clientId: client.id, amount: 9, dueDate: today() };
  const next = await person.call(invoices.create, { body });
  expect(next.invoiceNumber).toBe('INV-7');
  await right(person);
});

it('mails nobody the next morning about what was overdue when it came, until its user says so', async () => {
  const { person, client, mails } = await begin();
  await person.call(settings.updateReminders, { body: { remindersOn: true } });
  const { ids } = await send(person, rowOf(client.id));
  const params = { id: ids?.[0] ?? 0 };
  await runReminders();
  // Nor after it was changed: another due date, a part payment.
  const current = await person.call(invoices.get, { params });
  const { invoiceNumber, clientId } = current;
  const dueDate = addDays(overdueSince, 1);
  await person.call(invoices.update, { params, body: { invoiceNumber, clientId, amount: 240, dueDate } });
  await person.call(payments.record, {
    body: { invoiceId: params.id, amount: 1, method: 'cash', paidOn: today() },
  });
  await runReminders();
  expect(await mails()).toEqual([]);

  const on = await person.call(invoices.reminders, { params, body: { on: true } });
  expect(on.remindersOff).toBe(false);
  await runReminders();
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 60_000, interval: 50 });
  await person.call(invoices.reminders, { params, body: { on: false } });
  await right(person);
});

it('reminds as of any other where that was asked for with the file', async () => {
  const { person, client, mails } = await begin();
  await person.call(settings.updateReminders, { body: { remindersOn: true } });
  await send(person, rowOf(client.id, { remind: true }));
  await runReminders();
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 60_000, interval: 50 });
});

it('takes a full call of one client or many, once for three sent at once', async () => {
  const { person, client } = await begin();
  const other = await person.call(clients.create, { body: { name: 'Bob' } });
  const rows = Array.from({ length: 48 }, (_, n) =>
    rowOf(n % 3 ? client.id : other.id, {
      invoiceNumber: `OLD-${n}`,
      dueDate: addDays(overdueSince, n),
      issuedOn: addDays(overdueSince, -30 * (n % 12)),
      paid: n % 2 ? 10 : undefined,
    }),
  );
  const replies = await Promise.all([send(person, ...rows), send(person, ...rows), send(person, ...rows)]);
  const made = replies.flatMap(({ results }) => results.filter((result) => result === 'created'));
  expect(made).toHaveLength(48);
  await right(person);
});

it('is refused by field for a future date, too much paid, or another firm’s client', async () => {
  const { person, client } = await begin();
  const tomorrow = addDays(today(), 2);
  const rows = [rowOf(client.id, { issuedOn: tomorrow }), rowOf(client.id, { paid: 241 })];
  const { status, body } = await person.answer(invoices.import, { body: { rows } });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'rows.0.issuedOn' }, { path: 'rows.1.paid' }] },
  });
  const stranger = await person.answer(invoices.import, { body: { rows: [rowOf(7)] } });
  expect(stranger).toMatchObject({ status: 400, body: { issues: [{ path: 'clientId' }] } });
});
