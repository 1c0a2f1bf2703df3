import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { assignments, clients, employees, inventory, jobs, invoices } = routes;

const begin = async () => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const job = await person.call(jobs.create, { body: { title: 'Boiler', clientId: client.id } });
  const owed = { clientId: client.id, jobId: job.id, amount: 10, dueDate: '2030-01-31' };
  await person.call(invoices.create, { body: { ...owed, invoiceNumber: 'N-1' } });
  await person.call(invoices.createDraft, { body: { clientId: client.id, jobId: job.id } });
  return { person, client, job, owed };
};

const shown = async (person: Someone) => {
  const [listed] = await person.call(invoices.list, {});
  const [draft] = await person.call(invoices.drafts, {});
  expect([draft?.client, draft?.job]).toEqual([listed?.client, listed?.job]);
  const [job] = await person.call(jobs.list, {});
  return [listed?.client?.name, listed?.job?.title, job?.client?.name];
};

it('are what they were renamed to, in lists read before and after', async () => {
  const { person, client, job } = await begin();
  expect(await shown(person)).toEqual(['Harbour Café', 'Boiler', 'Harbour Café']);
  await person.call(clients.update, { params: { id: client.id }, body: { name: 'Harbour Inn' } });
  expect(await shown(person)).toEqual(['Harbour Inn', 'Boiler', 'Harbour Inn']);
  const retitled = { title: 'New boiler', clientId: client.id };
  await person.call(jobs.update, { params: { id: job.id }, body: retitled });
  expect(await shown(person)).toEqual(['Harbour Inn', 'New boiler', 'Harbour Inn']);
});

it('of items, employees and jobs are current in lists of moves and assignments', async () => {
  const { person, client, job } = await begin();
  const item = await person.call(inventory.create, { body: { name: 'Tap', category: 'parts', quantity: 9 } });
  const made = { itemId: item.id, jobId: job.id, type: 'out', quantity: 1 } as const;
  await person.call(inventory.move, { body: made });
  const worker = await person.call(employees.create, { body: { firstName: 'Alex', lastName: 'Example' } });
  await person.call(assignments.create, { body: { jobId: job.id, employeeId: worker.id } });
  const read = async () => {
    const [move] = await person.call(inventory.moves, {});
    const [row] = await person.call(assignments.list, {});
    return [move?.item?.name, move?.job?.title, row?.job?.title, row?.job?.status, row?.employee?.firstName];
  };
  expect(await read()).toEqual(['Tap', 'Boiler', 'Boiler', 'pending', 'Alex']);
  await person.call(jobs.changeStatus, { params: { id: job.id }, body: { status: 'in_progress' } });
  expect(await read()).toEqual(['Tap', 'Boiler', 'Boiler', 'in_progress', 'Alex']);
  const renamed = { title: 'Heating', clientId: client.id, status: 'completed' } as const;
  await person.call(jobs.update, { params: { id: job.id }, body: renamed });
  await person.call(inventory.update, {
    params: { id: item.id },
    body: { name: 'Mixer tap', category: 'parts' },
  });
  await person.call(employees.update, {
    params: { id: worker.id },
    body: { firstName: 'Sam', lastName: 'Example' },
  });
  expect(await read()).toEqual(['Mixer tap', 'Heating', 'Heating', 'completed', 'Sam']);
  // An item that is retired keeps its name in its moves.
  await person.call(inventory.remove, { params: { id: item.id } });
  expect((await read())[0]).toBe('Mixer tap');
});

it('are never older than the last rename that was answered', async () => {
  const { person, client } = await begin();
  let answered = 0;
  const rename = async () => {
    for (let n = 1; n <= 15; n++) {
      await person.call(clients.update, { params: { id: client.id }, body: { name: `Name ${n}` } });
      answered = n;
    }
  };
  const read = async () => {
    while (answered < 15) {
      const before = answered;
      const [invoice] = await person.call(invoices.list, {});
      const number = Number(/^Name (\d+)$/.exec(invoice?.client?.name ?? '')?.[1] ?? 0);
      expect(number).toBeGreaterThanOrEqual(before);
    }
  };
  await Promise.all([rename(), read(), read(), read()]);
});

it('of records made after a list was read are there in the next', async () => {
  const { person, owed } = await begin();
  await shown(person);
  const second = await person.call(clients.create, { body: { name: 'Mill House' } });
  const invoice = { ...owed, invoiceNumber: 'N-2', clientId: second.id, jobId: null };
  await person.call(invoices.create, { body: invoice });
  expect((await person.call(invoices.list, {})).map(({ client }) => client?.name)).toEqual([
    'Mill House',
    'Harbour Café',
  ]);
});

it('are kept apart from those of other people', async () => {
  const [one, other] = await Promise.all([begin(), begin()]);
  await one.person.call(clients.update, { params: { id: one.client.id }, body: { name: 'Renamed' } });
  expect(await shown(one.person)).toEqual(['Renamed', 'Boiler', 'Renamed']);
  expect(await shown(other.person)).toEqual(['Harbour Café', 'Boiler', 'Harbour Café']);
});
