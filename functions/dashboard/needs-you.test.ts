import { expect, it } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import { needsYou } from '#shared/domain/dashboard/needs-you.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { filledReader } from '../testing/device/filled.ts';

const system = localSystem();
const { clients, jobs, invoices, inventory, quotes, settings } = routes;

const begin = async () => {
  const person = await system.someone();
  await person.call(settings.updateBusiness, { body: { ownName: 'Ann Quay', address: '1 Quay' } });
  const client = await person.call(clients.create, {
    body: { name: 'Bo', address: '2 Quay', email: 'bo@example.com', kind: 'business' },
  });
  return { person, client };
};

const dayMs = 24 * 60 * 60 * 1000;

/** The items that a device with all records shows this many days from now: reason and subject. */
const told = async (person: Someone, days = 0): Promise<string[]> => {
  const now = Date.now() + days * dayMs;
  const needs = needsYou(await filledReader(person), { now, today: today(now) });
  return needs.map(({ reason, of, name, amount }) => [reason, of, name, amount].join(' '));
};

const line = { kind: 'labour', description: 'Tap', quantity: 1, unit: 'each', vat: 'o' } as const;

it('is empty where nothing waits', async () => {
  const { person, client } = await begin();
  expect(await told(person)).toEqual([]);
  await person.call(jobs.create, { body: { title: 'Gutter', clientId: client.id } });
  expect(await told(person)).toEqual([]);
});

it('follows work from the quote to the reminder, one row at a time', async () => {
  const { person, client } = await begin();
  const quote = await person.call(quotes.create, {
    body: { clientId: client.id, title: 'Bathroom', lines: [{ ...line, unitPrice: 200 }] },
  });
  expect(await told(person)).toEqual(['to_send quote Bathroom 200']);
  await person.call(quotes.link, { params: { id: quote.id } });
  expect(await told(person)).toEqual([]);
  const { jobId } = await person.call(quotes.answer, {
    params: { id: quote.id },
    body: { answer: 'accepted', how: 'phone' },
  });
  expect(await told(person)).toEqual(['to_schedule job Bathroom 200']);

  const job = await person.call(jobs.get, { params: { id: jobId ?? 0 } });
  const { title, clientId, updatedAt } = job;
  const scheduled = { title, clientId, updatedAt, scheduledDate: today() };
  await person.call(jobs.update, { params: { id: job.id }, body: scheduled });
  expect(await told(person)).toEqual([]);
  for (const status of ['in_progress', 'completed'] as const)
    await person.call(jobs.changeStatus, { params: { id: job.id }, body: { status } });
  expect(await told(person)).toEqual(['to_invoice job Bathroom 200']);

  const draft = await person.call(quotes.invoice, { params: { id: quote.id } });
  expect(await told(person)).toEqual(['to_finish draft Bathroom 200']);
  const invoice = await person.call(invoices.issue, { params: { id: draft.id } });
  expect(await told(person)).toEqual([`to_send invoice ${invoice.invoiceNumber} 200`]);
  await person.call(invoices.send, { params: { id: invoice.id }, body: { to: 'bo@example.com' } });
  expect(await told(person)).toEqual([]);

  expect(await told(person, 40)).toEqual([`overdue invoice ${invoice.invoiceNumber} 200`]);
});

it('tells of low stock once, and lets work go that was free or settled long ago', async () => {
  const { person, client } = await begin();
  for (const name of ['Valve', 'Elbow'])
    await person.call(inventory.create, { body: { name, category: 'parts', quantity: 1, minQuantity: 2 } });
  const done = { clientId: client.id, status: 'completed' } as const;
  await person.call(jobs.create, { body: { ...done, title: 'Warranty', amount: 0 } });
  await person.call(jobs.create, { body: { ...done, title: 'Tap', amount: 80 } });
  expect(await told(person)).toEqual(['to_invoice job Tap 80', 'low_stock items Elbow ']);
  expect(await told(person, 91)).toEqual(['low_stock items Elbow ']);
});

it('puts the longest overdue first, and pauses after a reminder and in a dispute', async () => {
  const { person, client } = await begin();
  for (const [invoiceNumber, days] of [
    ['A', 3],
    ['B', 30],
  ] as const) {
    const dueDate = addDays(today(), -days);
    const body = { invoiceNumber, clientId: client.id, amount: 10, dueDate };
    const { id } = await person.call(invoices.create, { body });
    await person.call(invoices.send, { params: { id }, body: { to: 'bo@example.com' } });
  }
  expect(await told(person)).toEqual(['overdue invoice B 10', 'overdue invoice A 10']);
  const [late] = await person.call(invoices.list, {});
  const params = { id: late?.id ?? 0 };
  await person.call(invoices.remind, { params });
  expect(await told(person, 6)).toHaveLength(1);
  expect(await told(person, 7)).toHaveLength(2);
  await person.call(invoices.dispute, { params, body: {} });
  expect(await told(person, 7)).toHaveLength(1);
});
