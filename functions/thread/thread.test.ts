import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
const { clients, jobs, quotes, invoices, inventory } = routes;

const begin = async () => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const addJob = (title: string) =>
    person.call(jobs.create, { body: { title, clientId: client.id, amount: 90 } });
  const bill = (invoiceNumber: string, jobId: number | null, dueDate = '2030-01-01') =>
    person.call(invoices.create, {
      body: { invoiceNumber, clientId: client.id, jobId, amount: 90, dueDate },
    });
  return { person, client, addJob, bill };
};

it('the thread of a client is all their papers and what they owe, of a job what names it', async () => {
  const { person, client, addJob, bill } = await begin();
  const other = await person.call(clients.create, { body: { name: 'Mill' } });
  const [boiler, tap] = [await addJob('Boiler'), await addJob('Tap')];
  const line = { kind: 'labour', description: 'Visit', quantity: 1, unit: 'visit', unitPrice: 90, vat: 'o' };
  const quote = await person.call(quotes.create, {
    body: { clientId: client.id, jobId: boiler.id, title: 'Boiler', lines: [line] } as never,
  });
  const first = await bill('1', boiler.id, '2026-01-01');
  const second = await bill('2', null);
  await person.call(invoices.create, {
    body: { invoiceNumber: '3', clientId: other.id, amount: 5, dueDate: '2030-01-01' },
  });
  const draft = await person.call(invoices.createDraft, {
    body: { clientId: client.id, jobId: tap.id, amount: 12 },
  });
  const all = await person.call(routes.thread.ofClient, { params: { id: client.id } });
  expect(all).toMatchObject({ owed: 180, overdue: 90, more: false });
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  expect([all.jobs, all.quotes, all.drafts, all.invoices].map(ids)).toEqual([
    [tap.id, boiler.id],
    [quote.id],
    [draft.id],
    [second.id, first.id],
  ]);
  expect(all.invoices[1]).toMatchObject({
    status: 'overdue',
    balance: 90,
    client: { name: 'Harbour Café' },
    job: { title: 'Boiler' },
  });
  const query = { jobId: String(boiler.id) };
  const one = await person.call(routes.thread.ofClient, { params: { id: client.id }, query });
  expect([one.jobs, one.quotes, one.drafts, one.invoices].map(ids)).toEqual([
    [boiler.id],
    [quote.id],
    [],
    [first.id],
  ]);
  const none = { jobId: '9007199254740992' };
  expect(
    await person.answer(routes.thread.ofClient, { params: { id: client.id }, query: none }),
  ).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'jobId' }] },
  });
  const stranger = await system.someone();
  expect((await stranger.answer(routes.thread.ofClient, { params: { id: client.id } })).status).toBe(404);
});

it('goes with what moves to another client, and what is deleted', async () => {
  const { person, client, addJob, bill } = await begin();
  const other = await person.call(clients.create, { body: { name: 'Mill' } });
  const job = await addJob('Boiler');
  const invoice = await bill('1', null);
  const change = { invoiceNumber: '1', clientId: other.id, amount: 90, dueDate: '2030-01-01' };
  await person.call(jobs.update, {
    params: { id: job.id },
    body: { title: 'Boiler', clientId: other.id },
  });
  await person.call(invoices.update, { params: { id: invoice.id }, body: change });
  const papers = async ({ id }: { id: number }) => {
    const { jobs: j, invoices: i, owed } = await person.call(routes.thread.ofClient, { params: { id } });
    return [j.length, i.length, owed];
  };
  expect(await papers(client)).toEqual([0, 0, 0]);
  expect(await papers(other)).toEqual([1, 1, 90]);
  await person.call(invoices.remove, { params: { id: invoice.id } });
  await person.call(jobs.remove, { params: { id: job.id } });
  expect(await papers(other)).toEqual([0, 0, 0]);
});

it('tells when work began and ended, and what was used for it, newest first', async () => {
  const { person, addJob } = await begin();
  const [job, tap] = [await addJob('Boiler'), await addJob('Tap')];
  const move = (status: 'in_progress' | 'completed') =>
    person.call(jobs.changeStatus, { params: { id: job.id }, body: { status } });
  const { startedAt, completedAt } = await move('in_progress');
  expect(Date.parse(startedAt ?? '')).toBeGreaterThan(Date.parse(job.createdAt));
  expect(completedAt).toBeNull();
  const done = await move('completed');
  expect(done).toMatchObject({ startedAt });
  expect(Date.parse(done.completedAt ?? '')).toBeGreaterThan(Date.parse(startedAt ?? ''));
  const item = await person.call(inventory.create, {
    body: { name: 'Washer', category: 'parts', quantity: 10, unitPrice: 0.3 },
  });
  const take = (jobId: number, quantity: number) =>
    person.call(inventory.move, { body: { itemId: item.id, jobId, type: 'out', quantity } });
  const used = [await take(job.id, 2), await take(job.id, 1)];
  await take(tap.id, 3);
  const ofJob = await person.call(inventory.moves, { query: { jobId: String(job.id) } });
  expect(ofJob).toEqual(used.toReversed());
  const both = await person.answer(inventory.moves, {
    query: { jobId: String(job.id), itemId: String(item.id) },
  });
  expect(both).toMatchObject({ status: 400, body: { issues: [{ path: 'jobId' }] } });
});
