import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../../local/testing/system.ts';
import { readPdf } from '../../paper/testing/read-pdf.ts';
import { rightClockAfterEach, setClock } from '../../testing/clock.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, invoices, payments } = routes;

it('tells what a client owes by age and what they paid, on screen and paper', async () => {
  setClock('2026-11-22T12:00:00Z');
  const person = await system.someone();
  const raise = async (clientId: number, invoiceNumber: string, amount: number, dueDate: string) =>
    (await person.call(invoices.create, { body: { clientId, invoiceNumber, amount, dueDate } })).id;
  const pay = (invoiceId: number, amount: number, paidOn: string) =>
    person.call(payments.record, { body: { invoiceId, amount, method: 'bank', paidOn } });
  const { id } = await person.call(clients.create, { body: { name: 'Harbour Café', address: '1 Quay' } });
  const other = await person.call(clients.create, { body: { name: 'Else' } });
  const params = { id };
  await raise(id, 'S-1', 100, '2026-12-01');
  await raise(id, 'S-2', 200, '2026-10-23');
  const part = await raise(id, 'S-3', 400, '2026-10-22');
  await raise(id, 'S-4', 800, '2026-09-22');
  await raise(id, 'S-5', 1600, '2026-01-31');
  const paid = await raise(id, 'S-6', 50, '2026-11-01');
  await pay(part, 40, '2026-11-10');
  await pay(paid, 50, '2026-06-01');
  await pay(await raise(other.id, 'E-1', 10, '2026-11-01'), 10, '2026-11-10');
  const told = await person.call(invoices.statement, { params });
  expect(told).toMatchObject({
    ...{ asOf: '2026-11-22', from: '2026-08-24', to: '2026-11-22', owed: 3060, paid: 40 },
    ageing: [
      { age: '0-30', count: 2, amount: 300 },
      { age: '31-60', count: 1, amount: 360 },
      { age: '61-90', count: 1, amount: 800 },
      { age: '90+', count: 1, amount: 1600 },
    ],
    open: ['S-5', 'S-4', 'S-3', 'S-2', 'S-1'].map((invoiceNumber) => ({ invoiceNumber })),
    payments: [{ on: '2026-11-10', invoiceNumber: 'S-3', how: 'by bank transfer', amount: 40 }],
    more: { count: 0, amount: 0 },
  });
  const range = { from: '2026-05-01', to: '2026-06-30' };
  expect(await person.call(invoices.statement, { params, query: range })).toMatchObject({
    paid: 50,
    ...range,
  });
  const wrong = { from: '2026-06-30', to: '2026-05-01' };
  expect(await person.answer(invoices.statement, { params, query: wrong })).toMatchObject({ status: 400 });
  const { bytes } = await person.answer(invoices.statementPdf, { params });
  const { text, info } = await readPdf(bytes);
  expect(info).toMatchObject({ Title: expect.stringMatching(/^Statement 22 Nov 2026 from /) });
  for (const words of [
    'Statement',
    'Harbour Café',
    '£3,060.00',
    'Over 90 days',
    'S-5',
    'by bank transfer',
    ' and tell us which invoice',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('E-1');
  const stranger = await system.someone();
  for (const route of [invoices.statement, invoices.statementPdf])
    expect((await stranger.answer(route, { params })).status).toBe(404);
});
