import { beforeAll, expect, it } from 'vitest';
import { madeAt, newId } from '#shared/ids.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { firmOf } from '../testing/firm-of.ts';
import { join } from '../testing/join.ts';
import { partitionOf, recounted, setItem } from '../testing/partition.ts';

const { assignments, clients, employees, jobs } = routes;
const system = localSystem();

let owner: Someone;
let worker: Someone;
let accountant: Someone;
let employeeId: number;
let clientId: number;

beforeAll(async () => {
  [owner, worker, accountant] = await Promise.all([system.someone(), system.someone(), system.someone()]);
  const body = { firstName: 'Sam', lastName: 'Field' };
  employeeId = (await owner.call(employees.create, { body })).id;
  const harbour = { name: 'Harbour Café', phone: '01632 960001', address: '12 Quay Road' };
  clientId = (await owner.call(clients.create, { body: { ...harbour, email: 'cafe@example.com' } })).id;
  worker = await join(system.services, owner, worker, 'field', { employeeId });
  accountant = await join(system.services, owner, accountant, 'accountant');
});

const jobOf = async (mine: boolean) => {
  const job = await owner.call(jobs.create, { body: { title: 'Boiler', clientId, amount: 7919.03 } });
  if (mine) await owner.call(assignments.create, { body: { jobId: job.id, employeeId } });
  return { id: job.id };
};

it('keeps what is said of a job as it was said, by whom and when', async () => {
  const params = await jobOf(true);
  const id = newId(Date.now() - 30_000);
  const made = await worker.answer(jobs.addNote, { params, body: { id, text: 'Key at\nnumber 14 ' } });
  const at = new Date(madeAt(id)).toISOString();
  const said = { id, text: 'Key at\nnumber 14', at, by: expect.stringMatching(/./), madeBy: worker.userId };
  expect(made).toMatchObject({ status: 201, body: { ...said, jobId: params.id } });
  const again = await worker.answer(jobs.addNote, { params, body: { id, text: 'Other words' } });
  expect(again.status).toBe(409);
  await owner.call(jobs.addNote, { params, body: { text: 'They have a dog' } });
  for (const person of [owner, worker, accountant]) {
    const listed = await person.call(jobs.notes, { params });
    expect(listed.map(({ text, madeBy }) => [text, madeBy])).toEqual([
      ['They have a dog', owner.userId],
      ['Key at\nnumber 14', worker.userId],
    ]);
  }
  for (const text of ['', '  ', 'x'.repeat(2001)])
    expect(await owner.answer(jobs.addNote, { params, body: { text } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'text' }] },
    });
  expect((await accountant.answer(jobs.addNote, { params, body: { text: 'Hello' } })).status).toBe(403);
  expect((await owner.call(jobs.notes, { params })).length).toBe(2);
});

it('shows nobody in the field the notes of a job that is not theirs', async () => {
  const params = await jobOf(false);
  await owner.call(jobs.addNote, { params, body: { text: 'Ours' } });
  expect((await worker.answer(jobs.notes, { params })).status).toBe(404);
  expect((await worker.answer(jobs.addNote, { params, body: { text: 'Mine' } })).status).toBe(404);
});

it('takes 200 of a job, and they go with it', async () => {
  const params = await jobOf(true);
  await owner.call(jobs.addNote, { params, body: { text: 'One' } });
  const firmId = await firmOf(owner);
  const sk = `job#${String(params.id).padStart(16, '0')}`;
  await setItem(firmId, sk, { noteCount: 199 });
  await owner.call(jobs.addNote, { params, body: { text: 'The last' } });
  expect((await worker.answer(jobs.addNote, { params, body: { text: 'One more' } })).status).toBe(409);
  await setItem(firmId, sk, { noteCount: 2 });
  await owner.call(jobs.remove, { params });
  const left = await partitionOf(firmId);
  expect(left.filter(({ jobId, __edb_e__ }) => __edb_e__ === 'note' && jobId === params.id)).toEqual([]);
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
});

it('tells whoever opens a job whom to call and where to drive, and no more in the field', async () => {
  const params = await jobOf(true);
  const client = { id: clientId, name: 'Harbour Café', phone: '01632 960001', address: '12 Quay Road' };
  for (const person of [owner, worker, accountant])
    expect((await person.call(jobs.get, { params })).client).toEqual(client);
  expect(JSON.stringify(await worker.call(jobs.get, { params }))).not.toMatch(/7919\.03|cafe@/);
});
