import { describe, expect, it } from 'vitest';
import { today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import type { Changes } from '#shared/sync/contract.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { type Device, filled, pull, wholeOf } from '../testing/device.ts';
import { join } from '../testing/join.ts';
import { seed } from '../testing/seed.ts';

const { assignments, certificates, clients, employees, inventory, jobs, members, sites } = routes;
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

/** The property of a job's client, with a boiler; the job is at it. */
const siteAt = async (
  owner: Someone,
  { id, clientId, title }: { id: number; clientId: number; title: string },
  address: string,
  serial: string,
) => {
  const site = await owner.call(sites.create, {
    body: {
      ...{ clientId, address, postcode: 'YO22 4EX', tenure: 'private_let' },
      landlord: { name: 'Lea Landlord', address: '1 Far Street' },
    },
  });
  const { id: applianceId } = await owner.call(sites.addAppliance, {
    params: { id: site.id },
    body: { kind: 'boiler', location: 'Loft', fuel: 'ng', flue: 'room_sealed', serial },
  });
  await owner.call(jobs.update, { params: { id }, body: { title, clientId, siteId: site.id } });
  return { siteId: site.id, applianceId };
};

const written = (siteId: number) => ({ source: 'written', kind: 'gas_safety', siteId }) as const;

it('gives a field worker the properties and appliances of their own jobs, and nobody else’s', async () => {
  const { owner, worker, client, job, theirs, sam } = await firm();
  const mine = await siteAt(owner, job, '12 Quay Road', 'MINE-1');
  const others = await siteAt(owner, theirs, '9 Hill Lane', 'THEIRS-1');
  const quiet = await owner.call(jobs.create, { body: { title: 'Later', clientId: client.id } });
  const next = await siteAt(owner, quiet, '14 Quay Road', 'NEXT-1');
  const device = await filled(worker);
  expect(named(device).filter((name) => /^(site|appliance)\//.test(name))).toEqual(
    [`appliance/${mine.applianceId}`, `site/${mine.siteId}`].sort(),
  );
  const listed = await worker.call(sites.appliances, { params: { id: mine.siteId } });
  expect(listed).toMatchObject([{ serial: 'MINE-1' }]);
  expect(device.records.get(`appliance/${mine.applianceId}`)).toMatchObject({ serial: 'MINE-1' });
  for (const { siteId } of [others, next]) {
    const { status } = await worker.answer(sites.appliances, { params: { id: siteId } });
    expect(status).toBe(404);
  }
  // Nor by a form that names another property of the same client.
  const params = { id: job.id };
  const { status, body } = await worker.answer(certificates.create, { params, body: written(next.siteId) });
  expect({ status, body }).toMatchObject({ status: 400, body: { issues: [{ path: 'siteId' }] } });
  const begun = await worker.call(certificates.create, { params, body: written(mine.siteId) });
  expect(begun.values).toMatchObject({
    visit: { landlordName: 'Lea Landlord', licence: '1234567' },
    appliances: [{ serial: 'MINE-1' }],
  });

  const rows = await owner.call(assignments.list, {});
  const [visit] = rows.flatMap(({ job_assignments: { id, jobId, employeeId } }) =>
    jobId === job.id && employeeId === sam.id ? [id] : [],
  );
  await owner.call(assignments.remove, { params: { id: Number(visit) } });
  expect(await refused(worker, device)).toEqual({ status: 410, code: 'cursor_role' });
  const later = await filled(worker);
  expect(named(later).filter((name) => /^(site|appliance|certificate)/.test(name))).toEqual([]);
  const gone = await worker.answer(sites.appliances, { params: { id: mine.siteId } });
  expect(gone.status).toBe(404);
});
