import { expect, it } from 'vitest';
import type { JobInput } from '#shared/jobs/input.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { rightClockAfterEach, setClock } from '../testing/clock.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, jobs, dashboard } = routes;

const jobFor = (person: Someone, clientId: number) => (title: string, fields: Partial<JobInput>) =>
  person.call(jobs.create, { body: { title, clientId, ...fields } });
const titles = async (person: Someone) =>
  (await person.call(dashboard.day, {})).jobs.map(({ title }) => title).toSorted();

it('has this week’s jobs, those that run into it, and the next seven days’', async () => {
  // A Wednesday: the week started on Sunday 31 May.
  setClock('2026-06-03T08:00:00Z');
  const person = await system.someone();
  const { id } = await person.call(clients.create, { body: { name: 'Ann' } });
  const job = jobFor(person, id);
  await job('today', { scheduledDate: '2026-06-03' });
  await job('on Sunday', { scheduledDate: '2026-05-31', status: 'completed' });
  await job('last week', { scheduledDate: '2026-05-30' });
  await job('runs on', { scheduledDate: '2026-05-20', endDate: '2026-06-04', status: 'in_progress' });
  await job('ran out', { scheduledDate: '2026-05-20', endDate: '2026-05-29' });
  await job('in seven days', { scheduledDate: '2026-06-10' });
  await job('in eight days', { scheduledDate: '2026-06-11' });
  await job('called off', { scheduledDate: '2026-06-03', status: 'cancelled' });
  await job('some day', {});
  expect(await titles(person)).toEqual(['in seven days', 'on Sunday', 'runs on', 'today']);
});

it('says whom to call and where to drive', async () => {
  setClock('2026-06-03T08:00:00Z');
  const person = await system.someone();
  const contact = { name: 'Ann', phone: '01632 960142', address: '14 Mill Lane\nWhitby' };
  const client = await person.call(clients.create, { body: contact });
  await jobFor(person, client.id)('Tap', { scheduledDate: '2026-06-03', location: 'The barn' });
  expect((await person.call(dashboard.day, {})).jobs).toMatchObject([
    { title: 'Tap', location: 'The barn', client: { id: client.id, ...contact } },
  ]);
});

it('keeps when work began and when the customer was told, until the start is undone', async () => {
  const moveOn = setClock('2026-06-03T08:05:00Z');
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Ann' } });
  const job = await jobFor(person, clientId)('Tap', { scheduledDate: '2026-06-03' });
  const params = { id: job.id };
  const told = await person.call(jobs.changeStatus, { params, body: { status: 'pending', told: true } });
  expect(told).toMatchObject({ status: 'pending', toldAt: '2026-06-03T08:05:00.000Z', startedAt: null });
  moveOn(29 * 60_000);
  await person.call(jobs.changeStatus, { params, body: { status: 'in_progress' } });
  expect(await person.call(jobs.get, { params })).toMatchObject({
    status: 'in_progress',
    startedAt: '2026-06-03T08:34:00.000Z',
    toldAt: '2026-06-03T08:05:00.000Z',
  });
  const back = { title: 'Tap', clientId, status: 'pending' as const };
  await person.call(jobs.update, { params, body: back });
  expect(await person.call(jobs.get, { params })).toMatchObject({ status: 'pending', startedAt: null });
});
