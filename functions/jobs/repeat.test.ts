import { expect, it } from 'vitest';
import type { Job } from '#shared/jobs/contract.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { recounted } from '../testing/partition.ts';

const system = localSystem();
const { clients, jobs } = routes;
const yearly = { every: 1, unit: 'year' } as const;

const begin = async (fields: object = {}) => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const job = await person.call(jobs.create, {
    body: {
      ...{ title: 'Boiler service', clientId: client.id, amount: 90, location: '5 Quay', priority: 'high' },
      ...{
        scheduledDate: '2026-01-30',
        endDate: '2026-02-01',
        startTime: '09:00',
        repeat: yearly,
        ...fields,
      },
    },
  });
  const params = { id: job.id };
  const to = (status: Job['status']) => person.answer(jobs.changeStatus, { params, body: { status } });
  const complete = async () => {
    await to('in_progress');
    return to('completed');
  };
  const all = () => person.call(jobs.list, {});
  return { person, client, job, params, to, complete, all };
};
const expectCounted = async ({ firmId }: Someone) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
};

it('makes the next one when it is completed, with its dates moved and all else as it was', async () => {
  const { person, job, complete, all } = await begin();
  expect(job).toMatchObject({ repeat: { ...yearly, until: null }, nextJobId: null });
  const { body } = await complete();
  const [next, old] = await all();
  expect(old).toMatchObject({ id: job.id, status: 'completed', nextJobId: next?.id });
  expect(body).toEqual(old);
  expect(next).toMatchObject({
    ...{ title: 'Boiler service', amount: 90, location: '5 Quay', priority: 'high', startTime: '09:00' },
    ...{ status: 'pending', scheduledDate: '2027-01-30', endDate: '2027-02-01', nextJobId: null },
    ...{ startedAt: null, startedBy: null, completedAt: null, completedBy: null },
    ...{ repeat: { ...yearly, until: null }, client: job.client },
  });
  const within = await person.call(jobs.list, { query: { from: '2027-01-30', to: '2027-01-30' } });
  expect(within.map(({ id }) => id)).toEqual([next?.id]);
  await expectCounted(person);
});

it('makes the next job once, however often this one is completed', async () => {
  const { person, job, params, to, all } = await begin();
  const { title, clientId } = job;
  await to('in_progress');
  const twice = await Promise.all([to('completed'), to('completed'), to('completed')]);
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await all()).toHaveLength(2);
  const put = (status: Job['status']) =>
    person.call(jobs.update, { params, body: { title, clientId, status } });
  await put('in_progress');
  await put('completed');
  expect(await all()).toHaveLength(2);
  await expectCounted(person);
});

it('makes a deleted next job again when this one is completed anew', async () => {
  const { person, job, params, to, complete, all } = await begin();
  const { title, clientId } = job;
  const reopen = () => person.call(jobs.update, { params, body: { title, clientId, status: 'in_progress' } });
  const removeNext = async () => {
    const [next] = await all();
    await person.call(jobs.remove, { params: { id: next?.id ?? 0 } });
  };
  await complete();
  await removeNext();
  // Completing it again in any way doesn't create another.
  await to('completed');
  await person.call(jobs.update, { params, body: { title, clientId, status: 'completed' } });
  expect(await all()).toHaveLength(1);
  await reopen();
  const twice = await Promise.all([to('completed'), to('completed')]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await all()).toMatchObject([{ status: 'pending' }, { status: 'completed' }]);
  await reopen();
  await removeNext();
  await person.call(jobs.update, { params, body: { title, clientId, status: 'completed' } });
  const [next, old] = await all();
  expect(old).toMatchObject({ id: job.id, nextJobId: next?.id });
  await expectCounted(person);
});

it('makes the next job by PUT as well, with a new client or a new repeat', async () => {
  const { person, job, params, all } = await begin({ repeat: null });
  const other = await person.call(clients.create, { body: { name: 'Quay Stores' } });
  const body = {
    title: job.title,
    clientId: other.id,
    status: 'completed',
    repeat: { every: 2, unit: 'week' },
  } as const;
  const saved = await person.call(jobs.update, { params, body });
  const [next] = await all();
  expect([saved.nextJobId, next?.clientId, next?.scheduledDate]).toEqual([next?.id, other.id, '2026-02-13']);
  await expectCounted(person);
});

it('makes none where it does not repeat, is over, or is called off', async () => {
  const over = await begin({ repeat: { ...yearly, until: '2027-01-29' } });
  const plain = await begin({ repeat: null });
  const cancelled = await begin();
  await over.complete();
  await plain.complete();
  await cancelled.to('cancelled');
  for (const { all } of [over, plain, cancelled]) {
    const rows = await all();
    expect(rows.map(({ nextJobId }) => nextJobId)).toEqual([null]);
  }
});

it.each([
  [{ every: 0, unit: 'week' }, 'repeat.every'],
  [{ every: 1.5, unit: 'week' }, 'repeat.every'],
  [{ every: 11, unit: 'year' }, 'repeat.every'],
  [{ every: 1, unit: 'day' }, 'repeat.unit'],
  [{ every: 1 }, 'repeat.unit'],
  [{ every: 1, unit: 'year', until: '2026-01-29' }, 'repeat.until'],
  [{ every: 1, unit: 'year', until: 'never' }, 'repeat.until'],
])('refuses %j, which makes no sense', async (repeat, path) => {
  const { person, job, params } = await begin();
  const { title, clientId, scheduledDate } = job;
  const body = { title, clientId, scheduledDate, repeat } as never;
  for (const answer of [
    await person.answer(jobs.create, { body }),
    await person.answer(jobs.update, { params, body }),
    await person.answer(jobs.update, { params, body: { title, clientId, repeat } as never }),
  ])
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path }] } });
});
