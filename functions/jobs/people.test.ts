import { expect, it } from 'vitest';
import { recounted, setItem } from '#functions/testing/partition.ts';
import { routes } from '#shared/routes.ts';
import { asLambda } from '../../local/gateway/running.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
const { assignments, clients, employees, jobs } = routes;

const begin = async () => {
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const hire = async (firstName: string) =>
    (await person.call(employees.create, { body: { firstName, lastName: 'Example' } })).id;
  const job = async (title: string) =>
    (await person.call(jobs.create, { body: { title, clientId, scheduledDate: '2026-11-24' } })).id;
  const on = async () => {
    const { expected, found } = await recounted(person.firmId);
    expect(found.crews).toEqual(expected.crews);
    const rows = await person.call(jobs.list, { query: { from: '2026-11-24', to: '2026-11-24' } });
    return Object.fromEntries(
      rows.map(({ title, people }) => [
        title,
        people.map(({ firstName, startTime, endTime }) => [firstName, startTime, endTime].join(' ').trim()),
      ]),
    );
  };
  return { person, clientId, hire, job, on };
};

it('tells who is on each job of a day and when, however their assignments are moved', async () => {
  const { person, hire, job, on } = await begin();
  const [sam, jo, tap, boiler] = [await hire('Sam'), await hire('Jo'), await job('tap'), await job('boiler')];
  const give = (jobId: number, employeeId: number, more: object = {}) =>
    person.call(assignments.create, { body: { jobId, employeeId, ...more } });
  const change = (id: number, jobId: number, employeeId: number, more: object = {}) =>
    person.call(assignments.update, { params: { id }, body: { jobId, employeeId, ...more } });

  const { id } = await give(tap, sam, { startTime: '09:00', endTime: '11:00' });
  const { id: second } = await give(tap, jo);
  expect(await on()).toEqual({ tap: ['Sam 09:00 11:00', 'Jo'], boiler: [] });
  await change(id, tap, sam, { startTime: '10:00' });
  expect(await on()).toMatchObject({ tap: ['Sam 10:00 11:00', 'Jo'] });
  await change(second, boiler, jo);
  expect(await on()).toEqual({ tap: ['Sam 10:00 11:00'], boiler: ['Jo'] });
  await change(id, tap, jo, { startTime: null, endTime: null });
  expect(await on()).toEqual({ tap: ['Jo'], boiler: ['Jo'] });
  expect((await person.call(jobs.get, { params: { id: tap } })).people).toMatchObject([{ firstName: 'Jo' }]);
  const begun = await person.call(jobs.changeStatus, {
    params: { id: tap },
    body: { status: 'in_progress' },
  });
  expect(begun.people).toMatchObject([{ id: jo, lastName: 'Example' }]);
  await person.call(assignments.remove, { params: { id } });
  expect(await on()).toEqual({ tap: [], boiler: ['Jo'] });
});

it('counts those on a job anew by night, and finds it again by its days', async () => {
  const { person, hire, job, on } = await begin();
  const [sam, tap] = [await hire('Sam'), await job('tap')];
  await person.call(assignments.create, { body: { jobId: tap, employeeId: sam } });
  const key = `job#${String(tap).padStart(16, '0')}`;
  await setItem(person.firmId, key, { crew: undefined, gsi1sk: 'jobDay#2026-11-01#0000000000000001' });
  expect(await person.call(jobs.list, { query: { from: '2026-11-24', to: '2026-11-24' } })).toEqual([]);
  const { recountFirm } = await import('#functions/upkeep/recount.ts');
  expect(await asLambda('recounter', recountFirm)(person.firmId)).toBe(1);
  expect(await on()).toEqual({ tap: ['Sam'] });
});
