import { describe, expect, it } from 'vitest';
import { type JobStatus, jobStatuses, nextStatuses } from '#shared/jobs/status.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { recounted } from '../testing/partition.ts';

const system = localSystem();
const { clients, jobs, invoices, dashboard } = routes;

const begin = async () => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  return { person, client };
};

const add = (person: Someone, clientId: number, fields: { status?: JobStatus; amount?: number } = {}) =>
  person.call(jobs.create, { body: { title: 'Boiler', clientId, ...fields } });

const expectTrueCounters = async (person: Someone) => {
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
};

describe('a job', () => {
  it('begins pending and of medium priority, and carries its client', async () => {
    const { person, client } = await begin();
    const job = await add(person, client.id);
    expect(job).toMatchObject({
      title: 'Boiler',
      status: 'pending',
      priority: 'medium',
      description: null,
      amount: null,
      scheduledDate: null,
      location: null,
      client: { id: client.id, name: 'Harbour Café' },
    });
    expect(await person.call(jobs.get, { params: { id: job.id } })).toMatchObject(job);
    expect(await person.call(jobs.list, {})).toEqual([job]);
  });

  it("shows its client's name as it is now", async () => {
    const { person, client } = await begin();
    const { id } = await add(person, client.id);
    await person.call(clients.update, { params: { id: client.id }, body: { name: 'Harbour Inn' } });
    expect(await person.call(jobs.get, { params: { id } })).toMatchObject({
      client: { name: 'Harbour Inn' },
    });
  });

  it.each([0, 0.01, 0.1, 19.99, 1234.5, 99_999_999.99])('keeps £%s to the penny', async (amount) => {
    const { person, client } = await begin();
    const { id } = await add(person, client.id, { amount });
    expect(await person.call(jobs.get, { params: { id } })).toMatchObject({ amount });
  });

  it('needs a client of the same user', async () => {
    const [{ person, client }, other] = await Promise.all([begin(), begin()]);
    const job = await add(person, client.id);
    for (const clientId of [other.client.id, 1, Number.MAX_SAFE_INTEGER]) {
      const body = { title: 'Boiler', clientId };
      const refused = {
        status: 400,
        body: { issues: [{ path: 'clientId', message: 'Choose a client from your list' }] },
      };
      expect(await person.answer(jobs.create, { body })).toMatchObject(refused);
      expect(await person.answer(jobs.update, { params: { id: job.id }, body })).toMatchObject(refused);
    }
    await expectTrueCounters(person);
  });

  it('does not end before the day it began, though an update tells one of the two alone', async () => {
    const { person, client } = await begin();
    const body = { title: 'Boiler', clientId: client.id };
    const { id } = await person.call(jobs.create, { body: { ...body, startDate: '2026-11-05' } });
    const ending = (endDate: string) =>
      person.answer(jobs.update, { params: { id }, body: { ...body, endDate } });
    expect(await ending('2026-11-04')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'endDate', message: 'Choose a date on or after the start date' }] },
    });
    expect(await ending('2026-11-05')).toMatchObject({ status: 200, body: { startDate: '2026-11-05' } });
  });

  it('does not end before the time it began, but for a night that has an end date', async () => {
    const { person, client } = await begin();
    const body = { title: 'Burst pipe', clientId: client.id, startDate: '2026-11-05', startTime: '22:00' };
    const { id } = await person.call(jobs.create, { body });
    const ending = (fields: object) =>
      person.answer(jobs.update, {
        params: { id },
        body: { title: 'Burst pipe', clientId: client.id, ...fields },
      });
    expect(await ending({ endTime: '02:00' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'endTime' }] },
    });
    expect((await ending({ endTime: '02:00', endDate: '2026-11-06' })).status).toBe(200);
    expect((await ending({ endDate: '2026-11-05' })).status).toBe(400);
    expect((await ending({ endTime: '23:30', endDate: '2026-11-05' })).status).toBe(200);
  });

  it('moves to another client, and both may be counted on', async () => {
    const { person, client } = await begin();
    const other = await person.call(clients.create, { body: { name: 'Mill' } });
    const { id } = await add(person, client.id);
    const body = { title: 'Boiler', clientId: other.id };
    expect(await person.call(jobs.update, { params: { id }, body })).toMatchObject({
      client: { name: 'Mill' },
    });
    expect((await person.answer(clients.remove, { params: { id: other.id } })).status).toBe(409);
    expect((await person.answer(clients.remove, { params: { id: client.id } })).status).toBe(204);
    await expectTrueCounters(person);
  });

  it('stays with its client while it has invoices, and is not deleted', async () => {
    const { person, client } = await begin();
    const other = await person.call(clients.create, { body: { name: 'Mill' } });
    const { id } = await add(person, client.id);
    const bill = { invoiceNumber: '1', clientId: client.id, jobId: id, amount: 10, dueDate: '2030-01-01' };
    const invoice = await person.call(invoices.create, { body: bill });
    const moved = await person.answer(jobs.update, {
      params: { id },
      body: { title: 'B', clientId: other.id },
    });
    expect(moved).toMatchObject({ status: 409, body: { issues: [{ path: 'clientId' }] } });
    const removed = await person.answer(jobs.remove, { params: { id } });
    expect(removed).toMatchObject({ status: 409, body: { message: 'it has 1 invoice' } });
    await person.call(invoices.remove, { params: { id: invoice.id } });
    expect((await person.answer(jobs.remove, { params: { id } })).status).toBe(204);
    await expectTrueCounters(person);
  });

  it('is not overwritten by somebody who looked at an older one', async () => {
    const { person, client } = await begin();
    const { id, updatedAt } = await add(person, client.id);
    const body = { title: 'Tap', clientId: client.id, updatedAt };
    expect((await person.answer(jobs.update, { params: { id }, body })).status).toBe(200);
    expect((await person.answer(jobs.update, { params: { id }, body })).status).toBe(409);
    const action = { status: 'in_progress', updatedAt };
    expect((await person.answer(jobs.changeStatus, { params: { id }, body: action })).status).toBe(409);
  });

  it('never is lost to an invoice that was raised at the moment it was deleted', async () => {
    const { person, client } = await begin();
    for (let round = 0; round < 12; round++) {
      const { id } = await add(person, client.id);
      const bill = {
        invoiceNumber: `R${round}`,
        clientId: client.id,
        jobId: id,
        amount: 1,
        dueDate: '2030-01-01',
      };
      const [removal, invoice] = await Promise.all([
        person.answer(jobs.remove, { params: { id } }),
        person.answer(invoices.create, { body: bill }),
      ]);
      expect([
        [204, 400],
        [409, 201],
      ]).toContainEqual([removal.status, invoice.status]);
    }
    await expectTrueCounters(person);
  });
});

const moves = jobStatuses.flatMap((from) => jobStatuses.map((to) => ({ from, to })));

describe('a quick action', () => {
  it.each(moves)('from $from to $to', async ({ from, to }) => {
    const { person, client } = await begin();
    const job = await add(person, client.id, { status: from });
    const { status, body } = await person.answer(jobs.changeStatus, {
      params: { id: job.id },
      body: { status: to },
    });
    const [now] = await person.call(jobs.list, {});
    if (from === to) {
      expect({ status, body }).toEqual({ status: 200, body: job });
      expect(now).toEqual(job);
    } else if (nextStatuses[from].includes(to)) {
      expect({ status, body }).toEqual({ status: 200, body: now });
      expect(now).toMatchObject({ status: to, client: job.client });
    } else {
      expect(status).toBe(409);
      expect(body).toMatchObject({
        message: expect.stringMatching(/^A job that is [a-z ]+ cannot become [a-z ]+$/),
      });
      expect(now).toEqual(job);
    }
    await expectTrueCounters(person);
  });

  it.each(moves)('is not needed by the form, which sets any: $from to $to', async ({ from, to }) => {
    const { person, client } = await begin();
    const { id } = await add(person, client.id, { status: from });
    const body = { title: 'Boiler', clientId: client.id, status: to };
    expect(await person.call(jobs.update, { params: { id }, body })).toMatchObject({ status: to });
    await expectTrueCounters(person);
  });

  it('is taken once when two come at once', async () => {
    const { person, client } = await begin();
    const { id } = await add(person, client.id);
    const act = (status: JobStatus) => person.answer(jobs.changeStatus, { params: { id }, body: { status } });
    const replies = await Promise.all([act('in_progress'), act('cancelled'), act('in_progress')]);
    const { status: now } = await person.call(jobs.get, { params: { id } });
    for (const { status, body } of replies)
      expect(status === 409 || (body as { status?: string }).status === now).toBe(true);
    await expectTrueCounters(person);
    const { activeJobs } = await person.call(dashboard.stats, {});
    expect(activeJobs).toBe(now === 'cancelled' ? 0 : 1);
  });
});
