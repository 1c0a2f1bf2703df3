import { expect, it } from 'vitest';
import { hourOfWork } from '#functions/testing/hour-of-work.ts';
import { addDays, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';
import { join } from '../testing/join.ts';

const { assignments, clients, dashboard, employees, invoices, inventory, jobs, payments, quotes } = routes;
const system = localSystem();

it('says who made each record, and who began and ended a job', async () => {
  const [owner, pat, sam] = await Promise.all([system.someone(), system.someone(), system.someone()]);
  const { id: employeeId } = await owner.call(employees.create, {
    body: { firstName: 'Sam', lastName: 'Field' },
  });
  const office = await join(system.services, owner, pat, 'office');
  const field = await join(system.services, owner, sam, 'field', { employeeId });
  const client = await office.call(clients.create, { body: { name: 'Harbour Café' } });
  const item = await owner.call(inventory.create, { body: { name: 'Valve', category: 'parts' } });
  const made = await owner.call(jobs.create, { body: { title: 'Boiler', clientId: client.id } });
  await office.call(assignments.create, { body: { jobId: made.id, employeeId } });
  const params = { id: made.id };
  await field.call(jobs.changeStatus, { params, body: { status: 'in_progress' } });
  await office.call(jobs.changeStatus, { params, body: { status: 'completed' } });
  const quote = await office.call(quotes.create, {
    body: { clientId: client.id, title: 'New tap', lines: [hourOfWork] },
  });
  const invoice = await owner.call(invoices.create, {
    body: {
      clientId: client.id,
      jobId: made.id,
      amount: 120,
      invoiceNumber: 'INV-1',
      dueDate: addDays(today(), 30),
    },
  });
  const paid = { invoiceId: invoice.id, amount: 50, method: 'cash', paidOn: today() } as const;
  await office.call(payments.record, { body: paid });

  expect(client).toMatchObject({ userId: owner.userId, madeBy: office.userId });
  expect([item.madeBy, made.madeBy, quote.madeBy, invoice.madeBy]).toEqual([
    owner.userId,
    owner.userId,
    office.userId,
    owner.userId,
  ]);
  // A later change doesn't alter who made it.
  expect(await owner.call(jobs.get, { params })).toMatchObject({
    ...{ madeBy: owner.userId, startedBy: field.userId, completedBy: office.userId },
  });
  const [taken] = (await owner.call(invoices.get, { params: { id: invoice.id } })).payments;
  expect(taken).toMatchObject({ amount: 50, madeBy: office.userId });
  const events = await owner.call(dashboard.activity, {});
  expect(events.find(({ kind }) => kind === 'job_started')?.madeBy).toBe(field.userId);
  expect(events.find(({ kind }) => kind === 'payment_received')?.madeBy).toBe(office.userId);

  // The job is reopened.
  const again = { title: 'Boiler', clientId: client.id, status: 'in_progress' } as const;
  await office.call(jobs.update, { params, body: again });
  expect(await field.call(jobs.get, { params })).toMatchObject({
    ...{ startedBy: field.userId, completedAt: null, completedBy: null },
  });
});
