import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { rightClockAfterEach, setClock } from '../testing/clock.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, jobs, invoices, dashboard } = routes;
const noon = '2026-05-20T12:00:00Z';

let number = 0;
const bodyFor = (
  clientId: number,
  fields: { amount?: number; dueDate?: string; status?: 'paid' | 'unpaid' },
) => ({
  invoiceNumber: `INV-${++number}`,
  clientId,
  amount: 100,
  dueDate: '2026-05-20',
  ...fields,
});
const raise = (person: Someone, clientId: number, fields: Parameters<typeof bodyFor>[1] = {}) =>
  person.call(invoices.create, { body: bodyFor(clientId, fields) });
const newClient = (person: Someone, name: string) => person.call(clients.create, { body: { name } });
const analyticsOf = (person: Someone) => person.call(dashboard.analytics, {});

describe('the charts', () => {
  it('are all there, and nought, for somebody new', async () => {
    const person = await system.someone();
    const charts = await analyticsOf(person);
    expect(charts.revenueByMonth).toHaveLength(12);
    expect(charts.revenueByMonth.every(({ amount }) => amount === 0)).toBe(true);
    expect(charts.ageing.map(({ bucket, count }) => [bucket, count])).toEqual([
      ['current', 0],
      ['1-30', 0],
      ['31-60', 0],
      ['60+', 0],
    ]);
    expect(charts.topClients).toEqual([]);
  });

  it('put open invoices into the bucket of their age, at its edges', async () => {
    const person = await system.someone();
    const client = await newClient(person, 'Harbour Café');
    setClock(noon);
    for (const dueDate of ['2026-06-30', '2026-05-20', '2026-05-19', '2026-04-20', '2026-04-19'])
      await raise(person, client.id, { dueDate });
    for (const dueDate of ['2026-03-21', '2026-03-20', '2024-01-01', '2024-01-02'])
      await raise(person, client.id, { dueDate, amount: 10.1 });
    await raise(person, client.id, { dueDate: '2026-04-01', status: 'paid' });
    expect((await analyticsOf(person)).ageing).toEqual([
      { bucket: 'current', count: 2, amount: 200 },
      { bucket: '1-30', count: 2, amount: 200 },
      { bucket: '31-60', count: 2, amount: 110.1 },
      { bucket: '60+', count: 3, amount: 30.3 },
    ]);
  });

  it('follow an invoice as it is paid, moved to another day or client, changed and deleted', async () => {
    const person = await system.someone();
    const [first, second] = [await newClient(person, 'Harbour Café'), await newClient(person, 'Quay Rooms')];
    setClock(noon);
    const invoice = await raise(person, first.id, { dueDate: '2026-04-01' });
    const put = async (clientId: number, fields: Parameters<typeof bodyFor>[1]) =>
      person.call(invoices.update, { params: { id: invoice.id }, body: bodyFor(clientId, fields) });
    await put(first.id, { dueDate: '2026-04-01', status: 'paid', amount: 150.25 });
    let charts = await analyticsOf(person);
    expect(charts.revenueByMonth.at(-1)).toEqual({ month: '2026-05', amount: 150.25 });
    expect(charts.ageing.every(({ count, amount }) => count === 0 && amount === 0)).toBe(true);
    expect(charts.topClients).toEqual([{ id: first.id, name: 'Harbour Café', amount: 150.25 }]);
    await put(second.id, { status: 'paid', amount: 80 });
    charts = await analyticsOf(person);
    expect(charts.topClients).toEqual([{ id: second.id, name: 'Quay Rooms', amount: 80 }]);
    await put(second.id, { dueDate: '2026-05-10', status: 'unpaid', amount: 80 });
    charts = await analyticsOf(person);
    expect(charts.topClients).toEqual([]);
    expect(charts.ageing[1]).toEqual({ bucket: '1-30', count: 1, amount: 80 });
    await person.call(invoices.remove, { params: { id: invoice.id } });
    expect((await analyticsOf(person)).ageing[1]).toEqual({ bucket: '1-30', count: 0, amount: 0 });
  });

  it('rank the five clients who paid most, and count jobs by status', async () => {
    const person = await system.someone();
    for (let n = 1; n <= 6; n++) {
      const client = await newClient(person, `Client ${n}`);
      await raise(person, client.id, { amount: n * 10, status: 'paid' });
      await person.call(jobs.create, { body: { title: 'Tap', clientId: client.id, status: 'in_progress' } });
    }
    const { topClients, jobsByStatus } = await analyticsOf(person);
    expect(topClients.map(({ name, amount }) => [name, amount])).toEqual([
      ['Client 6', 60],
      ['Client 5', 50],
      ['Client 4', 40],
      ['Client 3', 30],
      ['Client 2', 20],
    ]);
    expect(jobsByStatus).toContainEqual({ status: 'in_progress', count: 6 });
  });
});
