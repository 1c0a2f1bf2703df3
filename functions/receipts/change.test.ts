import { describe, expect, it } from 'vitest';
import { today } from '#shared/dates.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { receiptForm } from '../testing/forms.ts';
import { partitionOf, recounted } from '../testing/partition.ts';

const system = localSystem();
const { receipts, jobs, clients, employees, assignments, inventory, invoices, payments, settings } = routes;

const keep = async (person: Someone, more: object = {}): Promise<Receipt> => {
  const data = { receiptDate: '2026-11-05', vendor: 'Harbour Supplies', amount: 12, vatAmount: 2, ...more };
  const { body } = await person.send({ method: 'POST', path: '/api/receipts', body: receiptForm(data) });
  return body as Receipt;
};
const change = (person: Someone, { id }: { id: number }, body: object) =>
  person.answer(receipts.change, { params: { id }, body });
const aJob = async (person: Someone) => {
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  return person.call(jobs.create, { body: { title: 'Boiler', clientId: client.id } });
};
const figures = async (person: Someone) => {
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
  return found.figures;
};

describe('a saved receipt', () => {
  it('is changed in part, and moves when its date does', async () => {
    const person = await system.someone();
    const first = await keep(person);
    const { body } = await change(person, first, { amount: 24, vatAmount: 4, notes: 'By card' });
    expect(body).toMatchObject({ amount: 24, vatAmount: 4, vendor: 'Harbour Supplies', notes: 'By card' });
    const moved = await change(person, first, { receiptDate: '2025-02-01', vendor: null });
    expect(moved.body).toMatchObject({ year: 2025, month: 2, vendor: null, amount: 24 });
    const { id } = first;
    expect(await person.call(receipts.get, { params: { id } })).toMatchObject({ receiptDate: '2025-02-01' });
    expect(await person.call(receipts.list, { query: { year: '2026' } })).toEqual([]);
    expect(await person.call(receipts.list, { query: { year: '2025' } })).toHaveLength(1);
    expect(await person.call(receipts.stats, {})).toEqual({
      totalReceipts: 1,
      totalAmount: 24,
      totalVatAmount: 4,
    });
    expect((await person.answer(receipts.remove, { params: { id } })).status).toBe(204);
    expect((await partitionOf(person.firmId)).some(({ sk }) => `${sk}`.startsWith('receipt'))).toBe(true);
    expect(await person.call(receipts.list, {})).toEqual([]);
  });

  it('keeps its sums in order and its owner, and refuses a stale change', async () => {
    const [person, stranger] = [await system.someone(), await system.someone()];
    const first = await keep(person);
    const job = await aJob(stranger);
    for (const [body, path] of [
      [{ vatAmount: 13 }, 'vatAmount'],
      [{ amount: null }, 'amount'],
      [{ jobId: job.id }, 'jobId'],
      [{ receiptDate: '2026-02-30' }, 'receiptDate'],
    ] as const)
      expect(await change(person, first, body)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect((await change(stranger, first, { notes: 'Mine' })).status).toBe(404);
    await change(person, first, { notes: 'One' });
    const stale = await change(person, first, { notes: 'Two', updatedAt: first.updatedAt });
    expect(stale.status).toBe(409);
    const before = await person.call(receipts.get, { params: { id: first.id } });
    const both = await Promise.all(
      ['2026-01-01', '2026-02-01'].map((receiptDate) =>
        change(person, first, { receiptDate, updatedAt: before.updatedAt }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await person.call(receipts.list, {})).toHaveLength(1);
    await figures(person);
  });
});

it('a job adds up what was bought, used and worked for it, however that is changed', async () => {
  const person = await system.someone();
  const [job, other] = [await aJob(person), await aJob(person)];
  const receipt = await keep(person, { jobId: job.id });
  const item = await person.call(inventory.create, {
    body: { name: 'Valve', category: 'parts', quantity: 10, unitPrice: 3.5 },
  });
  const use = (type: 'out' | 'return' | 'in', quantity: number) =>
    person.call(inventory.move, { body: { itemId: item.id, jobId: job.id, type, quantity } });
  await use('out', 4);
  await use('return', 1);
  await use('in', 5);
  const employee = await person.call(employees.create, {
    body: { firstName: 'Alex', lastName: 'Example', hourlyRate: 18.5 },
  });
  const body = { jobId: job.id, employeeId: employee.id, hoursWorked: 1.25 };
  const work = await person.call(assignments.create, { body });
  const { clientId, id: jobId } = job;
  const bill = { invoiceNumber: '1', clientId, jobId, amount: 120.5, dueDate: '2030-01-01' };
  const invoice = await person.call(invoices.create, { body: bill });
  const payment = { invoiceId: invoice.id, amount: 20, method: 'cash', paidOn: today() } as const;
  await person.call(payments.record, { body: payment });
  expect(await figures(person)).toEqual({
    ...{ invoiced: 12050, received: 2000 },
    ...{ stock: 1050, labour: 2313, receipts: 1200, vat: 200, fees: 0 },
  });
  const sums = {
    agreed: 0,
    invoiced: 120.5,
    received: 20,
    materials: 10.5,
    labour: 23.13,
    labourFrom: 'hours',
    clockedMinutes: 0,
    receipts: 12,
    fees: 0,
    margin: 74.87,
  };
  expect(await person.call(jobs.figures, { params: { id: jobId } })).toEqual(sums);
  await person.call(settings.updateBusiness, { body: { vatScheme: 'standard' } });
  const withoutVat = { ...sums, receipts: 10, margin: 76.87 };
  expect(await person.call(jobs.figures, { params: { id: jobId } })).toEqual(withoutVat);
  expect((await person.answer(jobs.figures, { params: { id: 1 } })).status).toBe(404);

  const params = { id: employee.id };
  await person.call(employees.update, {
    params,
    body: { firstName: 'Alex', lastName: 'Example', hourlyRate: 20 },
  });
  const note = { ...body, notes: 'Came late' };
  await person.call(assignments.update, { params: { id: work.id }, body: note });
  expect(await figures(person)).toMatchObject({ labour: 2313 });
  await person.call(assignments.update, { params: { id: work.id }, body: { ...body, hoursWorked: 2 } });
  expect(await figures(person)).toMatchObject({ labour: 4000 });
  await change(person, receipt, { jobId: other.id, isVatReceipt: false });
  expect(await figures(person)).toMatchObject({ receipts: 1200, vat: 0 });
  await person.call(invoices.remove, { params: { id: invoice.id } });
  expect(await figures(person)).toMatchObject({ invoiced: 0, received: 0 });
  await person.call(jobs.remove, { params: { id: job.id } });
  await person.answer(receipts.remove, { params: { id: receipt.id } });
  expect(await figures(person)).toMatchObject({ labour: 0, receipts: 0, stock: 1050 });
});
