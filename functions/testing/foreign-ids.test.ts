import { expect, it } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { hourOfWork } from './hour-of-work.ts';
import { partitionOf } from './partition.ts';

const system = localSystem();
const { assignments, board, clients, employees, inventory, invoices, jobs, leave, members, quotes, time } =
  routes;

const furnish = async (owner: Someone) => {
  const client = await owner.call(clients.create, { body: { name: 'Harbour Café' } });
  const job = await owner.call(jobs.create, { body: { title: 'Boiler', clientId: client.id } });
  const employee = await owner.call(employees.create, { body: { firstName: 'Sam', lastName: 'Field' } });
  const item = await owner.call(inventory.create, {
    body: { name: 'Valve', category: 'parts', quantity: 4 },
  });
  return { client, job, employee, item };
};

it('a body that names a record of another firm is refused by that field, and changes nothing there', async () => {
  const [owner, other] = [await system.someone(), await system.someone()];
  const [own, theirs] = [await furnish(owner), await furnish(other)];
  const before = await partitionOf(other.firmId);
  const at = new Date().toISOString();
  const { id: jobId, updatedAt } = own.job;
  const sums = { invoiceNumber: 'A-1', amount: 10, dueDate: '2030-01-01' };
  const move = { jobId, updatedAt, scheduledDate: addDays(today(), 3), tell: false };
  const off = { kind: 'holiday', from: addDays(today(), 7), to: addDays(today(), 7) } as const;
  const out = { type: 'out', quantity: 1, reason: 'usage' } as const;
  const asked = [
    ['clientId', owner.answer(jobs.create, { body: { title: 'Tap', clientId: theirs.client.id } })],
    ['clientId', owner.answer(invoices.create, { body: { ...sums, clientId: theirs.client.id } })],
    [
      'jobId',
      owner.answer(invoices.create, { body: { ...sums, clientId: own.client.id, jobId: theirs.job.id } }),
    ],
    [
      'clientId',
      owner.answer(quotes.create, {
        body: { clientId: theirs.client.id, title: 'Tap', lines: [hourOfWork] },
      }),
    ],
    [
      'jobId',
      owner.answer(assignments.create, { body: { jobId: theirs.job.id, employeeId: own.employee.id } }),
    ],
    ['employeeId', owner.answer(assignments.create, { body: { jobId, employeeId: theirs.employee.id } })],
    ['itemId', owner.answer(inventory.move, { body: { ...out, itemId: theirs.item.id } })],
    ['jobId', owner.answer(inventory.move, { body: { ...out, itemId: own.item.id, jobId: theirs.job.id } })],
    ['employeeId', owner.answer(time.punch, { body: { at, kind: 'work', employeeId: theirs.employee.id } })],
    [
      'jobId',
      owner.answer(time.punch, {
        body: { at, kind: 'work', employeeId: own.employee.id, jobId: theirs.job.id },
      }),
    ],
    ['employeeId', owner.answer(leave.create, { body: { ...off, employeeId: theirs.employee.id } })],
    ['to', owner.answer(board.move, { body: { ...move, to: theirs.employee.id } })],
    [
      'employeeId',
      owner.answer(members.invite, {
        body: { email: 'a@example.com', role: 'field', employeeId: theirs.employee.id },
      }),
    ],
  ] as const;
  for (const [path, answer] of asked)
    expect(await answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  expect((await owner.answer(board.move, { body: { ...move, jobId: theirs.job.id } })).status).toBe(404);
  expect(await partitionOf(other.firmId)).toEqual(before);
});
