import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';
import { rightClockAfterEach, setClock } from '../testing/clock.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, jobs, invoices, payments, quotes, settings, dashboard } = routes;

it('begins with nothing', async () => {
  const person = await system.someone();
  const none = { open: 0, openTotal: 0, accepted: 0, acceptedTotal: 0 };
  const work = { activeJobs: 0, unpaidInvoices: 0, totalClients: 0, records: 0 };
  const money = { monthlyRevenue: 0, owed: 0, overdue: 0 };
  expect(await person.call(dashboard.stats, {})).toEqual({ ...work, ...money, quotes: none });
  expect(await person.call(dashboard.day, {})).toEqual({ jobs: [] });
  expect(await person.call(dashboard.activity, {})).toEqual([]);
});

it('counts a quote as out until its last day, as the list of quotes does', async () => {
  const moveOn = setClock('2026-06-01T20:00:00Z');
  const person = await system.someone();
  await person.call(settings.updateBusiness, { body: { ownName: 'Ann Quay', address: '1 Quay' } });
  const client = await person.call(clients.create, { body: { name: 'Bo', address: '2 Quay' } });
  const line = { kind: 'labour' as const, description: 'Tap', quantity: 1, unit: 'each', vat: 'o' as const };
  const body = {
    clientId: client.id,
    title: 'Tap',
    validUntil: '2026-06-01',
    lines: [{ ...line, unitPrice: 91 }],
  };
  const { id } = await person.call(quotes.create, { body });
  await person.call(quotes.link, { params: { id } });
  const out = async () => (await person.call(dashboard.stats, {})).quotes;
  expect(await out()).toMatchObject({ open: 1, openTotal: 91 });
  moveOn(5 * 60 * 60 * 1000);
  expect(await out()).toMatchObject({ open: 0, openTotal: 0 });
});

it('tells the newest events in the order they happened, pointing to what they happened to', async () => {
  const moveOn = setClock('2026-06-01T08:00:00Z');
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Ann' } });
  moveOn(1000);
  const job = await person.call(jobs.create, { body: { title: 'Tap', clientId: client.id } });
  moveOn(1000);
  const started = { params: { id: job.id }, body: { status: 'in_progress' as const } };
  await person.call(jobs.changeStatus, started);
  await person.call(jobs.changeStatus, started);
  moveOn(1000);
  const bill = { invoiceNumber: '7', clientId: client.id, amount: 10, dueDate: '2030-01-01' };
  const invoice = await person.call(invoices.create, { body: bill });
  moveOn(1000);
  const params = { id: invoice.id };
  await person.call(invoices.update, { params, body: { ...bill, status: 'paid' } });
  const events = await person.call(dashboard.activity, {});
  expect(events.map(({ kind, label, subject, subjectId }) => [kind, label, subject, subjectId])).toEqual([
    ['invoice_paid', '7', 'invoices', invoice.id],
    ['invoice_created', '7', 'invoices', invoice.id],
    ['job_started', 'Tap', 'jobs', job.id],
    ['job_created', 'Tap', 'jobs', job.id],
    ['client_created', 'Ann', 'clients', client.id],
  ]);
  expect(events[0]?.at).toBe('2026-06-01T08:00:04.000Z');
});

it('shows the ten newest events', async () => {
  const person = await system.someone();
  for (let n = 0; n < 12; n++) await person.call(clients.create, { body: { name: `Client ${n}` } });
  const events = await person.call(dashboard.activity, {});
  expect(events.map(({ label }) => label)).toEqual(Array.from({ length: 10 }, (_, n) => `Client ${11 - n}`));
});

it('counts pending and started jobs, unpaid and overdue invoices', async () => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Ann' } });
  for (const status of ['pending', 'in_progress', 'completed', 'cancelled'] as const)
    await person.call(jobs.create, { body: { title: status, clientId: client.id, status } });
  for (const [n, status] of (['unpaid', 'overdue', 'paid'] as const).entries())
    await person.call(invoices.create, {
      body: { invoiceNumber: `${n}`, clientId: client.id, amount: 12.34, dueDate: '2020-01-01', status },
    });
  expect(await person.call(dashboard.stats, {})).toMatchObject({
    activeJobs: 2,
    monthlyRevenue: 12.34,
    unpaidInvoices: 2,
    totalClients: 1,
    records: 7,
  });
});

it('tells what is owed and what of it is overdue: due yesterday, not today', async () => {
  setClock('2026-06-10T08:00:00Z');
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Ann' } });
  const bill = (invoiceNumber: string, amount: number, dueDate: string) =>
    person.call(invoices.create, { body: { invoiceNumber, clientId: client.id, amount, dueDate } });
  await bill('1', 100.1, '2026-06-09');
  await bill('2', 20, '2026-06-10');
  await bill('3', 3, '2027-01-01');
  const old = await bill('4', 1000, '2020-01-01');
  const params = { invoiceId: old.id, amount: 400, method: 'bank', paidOn: '2026-06-10' } as const;
  await person.call(payments.record, { body: params });
  expect(await person.call(dashboard.stats, {})).toMatchObject({
    owed: 723.1,
    overdue: 700.1,
    monthlyRevenue: 400,
  });
});
