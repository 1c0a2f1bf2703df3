import { describe, expect, it } from 'vitest';
import { today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import type { Changes } from '#shared/sync/contract.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { type Device, filled, pull, wholeOf } from '../testing/device.ts';
import { join } from '../testing/join.ts';
import { seed } from '../testing/seed.ts';

const { assignments, clients, employees, inventory, jobs, members } = routes;
const system = localSystem();

const named = ({ records }: Device): string[] => [...records.keys()].sort();
const jobIds = (device: Device): string[] => named(device).filter((name) => name.startsWith('job/'));

/** A firm with a field worker, a job of theirs and a job that isn't. */
const firm = async (given: { seesPrices?: boolean } = {}) => {
  const owner = await system.someone();
  const sam = await owner.call(employees.create, {
    body: {
      ...{ firstName: 'Sam', lastName: 'Field', hourlyRate: 31.07, email: 'sam@example.com' },
      tickets: [{ kind: 'gasSafe', number: '1234567' }],
    },
  });
  const kim = await owner.call(employees.create, {
    body: {
      ...{ firstName: 'Kim', lastName: 'Desk', hourlyRate: 32.07, phone: '07700 900555' },
      tickets: [{ kind: 'gasSafe', number: '7654321' }],
    },
  });
  const client = await owner.call(clients.create, {
    body: { name: 'Harbour Café', email: 'harbour@example.com', notes: 'Pays late', phone: '07700 900123' },
  });
  const other = await owner.call(clients.create, { body: { name: 'Hill Farm' } });
  const on = { scheduledDate: today(), startTime: '09:00' };
  const job = await owner.call(jobs.create, {
    body: { ...on, title: 'Boiler', clientId: client.id, amount: 7919.03 },
  });
  const theirs = await owner.call(jobs.create, { body: { ...on, title: 'Refit', clientId: other.id } });
  for (const employeeId of [sam.id, kim.id])
    await owner.call(assignments.create, { body: { jobId: job.id, employeeId } });
  await owner.call(inventory.create, {
    body: { name: 'Valve', category: 'parts', quantity: 4, unitPrice: 12.53 },
  });
  const worker = await join(system.services, owner, await system.someone(), 'field', {
    employeeId: sam.id,
    ...given,
  });
  return { owner, worker, sam, kim, client, other, job, theirs };
};

const refused = async (person: Someone, { cursor }: Device) => {
  const path = `/api/changes?since=${cursor}`;
  const { status, body } = await person.send({ method: 'GET', path });
  return { status, code: (body as { code?: string } | undefined)?.code };
};

describe('a field worker’s device', () => {
  it('holds their own jobs with what belongs to them, and nothing that replies leave out', async () => {
    const { worker, client, other, job, theirs, sam, kim } = await firm();
    const device = await filled(worker);
    expect(jobIds(device)).toEqual([`job/${job.id}`]);
    expect(named(device)).toEqual(
      expect.arrayContaining([`client/${client.id}`, `employee/${sam.id}`, `employee/${kim.id}`]),
    );
    expect(device.records.has(`client/${other.id}`)).toBe(false);
    expect(device.records.has(`job/${theirs.id}`)).toBe(false);
    const all = JSON.stringify([...device.records.values()]);
    expect(all).toContain('07700 900123');
    expect(device.records.get(`employee/${sam.id}`)).toMatchObject({ tickets: [{ number: '1234567' }] });
    expect(all).not.toMatch(
      /harbour@|Pays late|7919\.03|(?:12\.53|31\.07|32\.07)(?!\d)|07700 900555|7654321|figures\./,
    );
  });

  it('holds prices only while its worker may see them', async () => {
    const { owner, worker } = await firm({ seesPrices: true });
    const device = await filled(worker);
    expect(JSON.stringify([...device.records.values()])).toMatch(/7919\.03.*12\.53/);
    await owner.call(members.update, {
      params: { userId: worker.userId },
      body: { role: 'field', seesPrices: false },
    });
    expect(await refused(worker, device)).toEqual({ status: 410, code: 'cursor_role' });
    expect(JSON.stringify([...(await filled(worker)).records.values()])).not.toMatch(/7919\.03|12\.53(?!\d)/);
  });

  it('is told to fill again when a job becomes theirs or ceases to be', async () => {
    const { owner, worker, job, theirs, sam } = await firm();
    const device = await filled(worker);
    const { id } = await owner.call(assignments.create, {
      body: { jobId: theirs.id, employeeId: sam.id },
    });
    expect(await refused(worker, device)).toEqual({ status: 410, code: 'cursor_role' });
    const later = await filled(worker);
    expect(jobIds(later)).toEqual([`job/${job.id}`, `job/${theirs.id}`].sort());
    await owner.call(assignments.remove, { params: { id } });
    expect(await refused(worker, later)).toEqual({ status: 410, code: 'cursor_role' });
  });

  it('hears of changes to its jobs, also beside its own, and never of others’', async () => {
    const { owner, worker, job, theirs, client } = await firm();
    const device = await filled(worker);
    const params = { id: job.id };
    await owner.call(jobs.addNote, { params, body: { text: 'Key under the mat' } });
    await owner.call(jobs.addNote, { params: { id: theirs.id }, body: { text: 'Ask for Jo' } });
    const { body } = await worker.answer(
      jobs.changeStatus,
      { params, body: { status: 'in_progress' } },
      { 'fettle-since': device.cursor },
    );
    expect(JSON.stringify((body as { changes: unknown }).changes)).toMatch(
      /Key under.*in_progress|in_progress.*Key under/,
    );
    await pull(worker, device);
    expect(device.records.get(`job/${job.id}`)).toMatchObject({ status: 'in_progress', amount: null });
    expect(JSON.stringify([...device.records.values()])).not.toContain('Ask for Jo');
    // What nobody on site reads is told as gone at most.
    await owner.call(clients.update, {
      params: { id: client.id },
      body: { name: 'Harbour Café', notes: 'Secret' },
    });
    await pull(worker, device);
    expect(JSON.stringify([...device.records.values()])).not.toContain('Secret');
    expect(named(device)).toEqual(named(await filled(worker)));
  });
});

it('fills in few pages in a firm of many', async () => {
  const { owner, worker, job, client } = await firm();
  await seed(owner, 100);
  const limit = '5';
  const first = await worker.send({ method: 'GET', path: `/api/changes?limit=${limit}` });
  const pages = await wholeOf(worker, first.body as Changes, { limit });
  expect(pages[0]?.records).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'job', id: `${job.id}` }),
      expect.objectContaining({ kind: 'client', id: `${client.id}` }),
    ]),
  );
  // Of each of five lists it may read almost nothing.
  expect(pages.length).toBeLessThan((5 * 100) / Number(limit) / 3);
});
