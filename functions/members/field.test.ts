import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import { newId } from '#shared/ids.ts';
import type { Contract } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { filled } from '../testing/device.ts';
import { everyRoute } from '../testing/every-route.ts';
import { exampleBodies } from '../testing/examples.ts';
import { photoForm, receiptForm } from '../testing/forms.ts';
import { join } from '../testing/join.ts';
import { type Known, nobodys, paramsFor } from '../testing/known.ts';
import { known } from '../testing/make-known.ts';
import { partitionOf, setItem } from '../testing/partition.ts';
import { problem } from '../testing/problem.ts';
import { told } from '../testing/told.ts';

const system = localSystem();
const {
  assignments,
  auth,
  calendar,
  certificates,
  clients,
  dashboard,
  employees,
  inventory,
  jobs,
  members,
  photos,
  receipts,
  sites,
} = routes;

let owner: Someone;
let worker: Someone;
/** The worker's own employee record, and another. */
let ids: { own: number; other: number };

/** Distinctive amounts, in pounds and in pence: no other figure looks like them. */
const secretPounds = [7919.03, 6709.07, 5309.11, 4409.13];
const secret = /7919\.?03|6709\.?07|5309\.?11|4409\.?13/;

const employ = async (firstName: string) =>
  (
    await owner.call(employees.create, {
      body: { firstName, lastName: 'Field', hourlyRate: secretPounds[3], notes: 'Owes us a drill' },
    })
  ).id;

const clientId = async () =>
  (
    await owner.call(clients.create, {
      body: {
        name: 'Harbour Café',
        phone: '01632 960001',
        address: '12 Quay Road',
        email: 'cafe@example.com',
      },
    })
  ).id;

const jobOf = async (employeeId: number | undefined, more = {}) => {
  const body = { title: 'Boiler', clientId: await clientId(), amount: secretPounds[0] ?? 0, ...more };
  const job = await owner.call(jobs.create, { body });
  if (employeeId) await owner.call(assignments.create, { body: { jobId: job.id, employeeId } });
  return job;
};

const item = () =>
  owner.call(inventory.create, {
    body: { name: 'Valve', category: 'parts', quantity: 40, unitPrice: secretPounds[1] ?? 0 },
  });

beforeAll(async () => {
  [owner, worker] = await Promise.all([system.someone(), system.someone()]);
  await owner.call(routes.settings.updateBusiness, {
    body: { tradingName: 'Harbour Plumbing', phone: '01632 960002', email: 'office@example.com' },
  });
  ids = { own: await employ('Sam'), other: await employ('Alex') };
  worker = await join(system.services, owner, worker, 'field', { employeeId: ids.own });
});

const notFound = { status: 404, body: problem('not_found', 'Not found') };
const wrong = (path: string) => ({ status: 400, body: { errors: [{ path }] } });

describe('somebody in the field', () => {
  it('sees and moves on the jobs that they are on, and no others', async () => {
    const own = await jobOf(ids.own, { scheduledDate: today() });
    const other = await jobOf(ids.other, { scheduledDate: today() });
    const listed = await worker.call(jobs.list, {});
    expect(listed.map(({ id }) => id)).toEqual([own.id]);
    const day = { from: today(), to: today() };
    expect(await worker.call(jobs.list, { query: day })).toMatchObject([{ id: own.id, amount: null }]);
    expect(await worker.call(dashboard.day, {})).toMatchObject({
      jobs: [{ id: own.id, amount: null, client: { name: 'Harbour Café', phone: '01632 960001' } }],
    });
    expect(await worker.call(jobs.get, { params: { id: own.id } })).toMatchObject({ amount: null });
    expect(await told(worker.answer(jobs.get, { params: { id: other.id } }))).toEqual(notFound);

    const begin = (id: number) =>
      worker.answer(jobs.changeStatus, { params: { id }, body: { status: 'in_progress' } });
    expect(await begin(own.id)).toMatchObject({ status: 200, body: { status: 'in_progress', amount: null } });
    expect(await told(begin(other.id))).toEqual(notFound);
    const stale = { status: 'completed', updatedAt: own.updatedAt } as const;
    const overtaken = await worker.answer(jobs.changeStatus, { params: { id: own.id }, body: stale });
    expect(overtaken).toMatchObject({ status: 409, body: { current: { amount: null } } });
  });

  it('pages their own jobs as the whole list is paged', async () => {
    const employeeId = await employ('Kit');
    const person = await join(system.services, owner, await system.someone(), 'field', { employeeId });
    const made: number[] = [];
    for (const days of [0, 1, 2])
      made.push((await jobOf(employeeId, { scheduledDate: addDays(today(), days) })).id);
    const newest = made.toReversed();
    for (const query of [{}, { from: today(), to: addDays(today(), 9) }]) {
      const first = await person.answer(jobs.list, { query: { ...query, limit: '2' } });
      const next = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
      const second = await person.call(jobs.list, { query: { ...query, limit: '2', cursor: next } });
      const seen = [...(first.body as { id: number }[]), ...second].map(({ id }) => id);
      expect(seen).toEqual(newest);
    }
  });

  it('reaches what is finished for a week, and what they are taken off no more', async () => {
    const job = await jobOf(ids.own, { scheduledDate: addDays(today(), -3) });
    const seen = async () => (await worker.answer(jobs.get, { params: { id: job.id } })).status;
    const { title, clientId: client } = job;
    const update = (more: object) =>
      owner.call(jobs.update, { params: { id: job.id }, body: { title, clientId: client, ...more } });
    await update({ status: 'completed' });
    expect(await seen()).toBe(200);
    await update({ scheduledDate: addDays(today(), -8) });
    await setItem(owner.firmId, `job#${String(job.id).padStart(16, '0')}`, {
      completedAt: `${addDays(today(), -9)}T12:00:00.000Z`,
    });
    expect(await seen()).toBe(404);
    await update({ status: 'in_progress' });
    expect(await seen()).toBe(200);
    const assigned = (await owner.call(assignments.list, {})).find(
      (row) => row.job_assignments.jobId === job.id,
    );
    await owner.call(assignments.remove, { params: { id: assigned?.job_assignments.id ?? 0 } });
    expect(await seen()).toBe(404);
  });

  it('is shown prices once an owner says so, from the next call', async () => {
    const employeeId = await employ('Jo');
    const person = await join(system.services, owner, await system.someone(), 'field', { employeeId });
    const job = await jobOf(employeeId);
    const amount = async () => (await person.call(jobs.get, { params: { id: job.id } })).amount;
    expect(await amount()).toBeNull();
    const params = { userId: person.userId };
    await owner.call(members.update, { params, body: { role: 'field', seesPrices: true } });
    expect(await amount()).toBe(secretPounds[0]);
  });

  it('takes out for their own jobs and brings back, and says nothing of prices', async () => {
    const [own, other, valve] = [await jobOf(ids.own), await jobOf(ids.other), await item()];
    const move = (more: object) =>
      worker.answer(inventory.move, {
        body: { itemId: valve.id, type: 'out', quantity: 1, jobId: own.id, ...more },
      });
    expect(await move({})).toMatchObject({ status: 201, body: { unitPrice: null, totalCost: null } });
    expect((await move({ type: 'return' })).status).toBe(201);
    expect(await move({ type: 'in' })).toMatchObject(wrong('type'));
    expect(await move({ type: 'adjustment' })).toMatchObject(wrong('type'));
    expect(await move({ jobId: undefined })).toMatchObject(wrong('jobId'));
    expect(await move({ jobId: other.id })).toMatchObject(wrong('jobId'));
    const priced = await move({ unitPrice: 3 });
    expect(priced).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'unitPrice', message: 'Is not yours to set' }] },
    });
    expect(await move({ totalCost: 3 })).toMatchObject(wrong('totalCost'));
    expect((await worker.call(inventory.list, {}))[0]).toMatchObject({ name: 'Valve', unitPrice: null });
  });

  it('is told which move has an id only where it is of a job of theirs', async () => {
    const [own, other, valve] = [await jobOf(ids.own), await jobOf(ids.other), await item()];
    const take = { itemId: valve.id, type: 'out', quantity: 1 } as const;
    const again = async (jobId: number) => {
      const id = newId();
      await owner.call(inventory.move, { body: { ...take, id, jobId } });
      return worker.answer(inventory.move, { body: { ...take, id, jobId: own.id } });
    };
    expect(await again(own.id)).toMatchObject({ status: 409, body: { current: { job: { id: own.id } } } });
    const refused = await again(other.id);
    expect(refused.status).toBe(503);
    expect(refused.body).not.toHaveProperty('current');
  });

  it('adds photos, and takes back their own until the job is done', async () => {
    const [own, other] = [await jobOf(ids.own), await jobOf(ids.other)];
    const add = async (person: Someone, id: number) => {
      const path = `/api/jobs/${id}/photos`;
      const { status, body } = await person.send({ method: 'POST', path, body: photoForm() });
      return { status, id: (body as { id: number }).id };
    };
    const remove = async (photoId: number) =>
      (await worker.answer(photos.remove, { params: { id: own.id, photoId } })).status;
    expect((await add(worker, other.id)).status).toBe(404);
    const [theirs, mine, late] = [
      await add(owner, own.id),
      await add(worker, own.id),
      await add(worker, own.id),
    ];
    expect(await remove(theirs.id)).toBe(404);
    expect(await remove(mine.id)).toBe(204);
    await worker.call(jobs.changeStatus, { params: { id: own.id }, body: { status: 'in_progress' } });
    await worker.call(jobs.changeStatus, { params: { id: own.id }, body: { status: 'completed' } });
    expect(await remove(late.id)).toBe(409);
    expect(await worker.call(photos.list, { params: { id: own.id } })).toHaveLength(2);
    expect((await worker.answer(photos.list, { params: { id: other.id } })).status).toBe(404);
  });

  it('lists the certificates of their own jobs, with where they were made out for', async () => {
    const siteOf = async (job: { clientId: number }) =>
      (
        await owner.call(sites.create, {
          body: {
            clientId: job.clientId,
            address: '12 Quay Road',
            postcode: 'YO22 4EX',
            tenure: 'private_let',
          },
        })
      ).id;
    const [own, other] = [await jobOf(ids.own), await jobOf(ids.other)];
    const body = { source: 'written', kind: 'gas_safety' } as const;
    const begun = await worker.call(certificates.create, {
      params: { id: own.id },
      body: { ...body, siteId: await siteOf(own) },
    });
    await owner.call(certificates.create, {
      params: { id: other.id },
      body: { ...body, siteId: await siteOf(other) },
    });
    expect(await worker.call(certificates.all, {})).toMatchObject([
      { id: begun.id, job: { id: own.id }, site: { postcode: 'YO22 4EX', tenure: 'private_let' } },
    ]);
    expect(await owner.call(certificates.all, {})).toHaveLength(2);
  });

  it('has a calendar of their own jobs, which ends with them', async () => {
    const employeeId = await employ('Robin');
    const person = await join(system.services, owner, await system.someone(), 'field', { employeeId });
    const job = await jobOf(employeeId, { scheduledDate: today(), title: 'Own visit' });
    await jobOf(ids.other, { scheduledDate: today(), title: 'Visit of somebody else' });
    expect(await person.call(calendar.feed, {})).toEqual({ exists: false, madeAt: null });
    const first = await person.call(calendar.makeFeed, {});
    const ofFirm = await owner.call(calendar.makeFeed, {});
    const read = async (url: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(url, { headers });
      return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text() };
    };
    const seen = await read(first.url);
    expect(seen.text).toContain('Own visit');
    expect(seen.text).not.toContain('Visit of somebody else');
    expect((await read(ofFirm.url)).text).toContain('Visit of somebody else');
    expect((await read(first.url, { 'if-none-match': seen.etag })).status).toBe(304);
    const assigned = (await owner.call(assignments.list, {})).find(
      (row) => row.job_assignments.jobId === job.id,
    );
    await owner.call(assignments.remove, { params: { id: assigned?.job_assignments.id ?? 0 } });
    const after = await read(first.url, { 'if-none-match': seen.etag });
    expect([after.status, after.text.includes('Own visit')]).toEqual([200, false]);

    const second = await person.call(calendar.makeFeed, {});
    expect((await read(first.url)).status).toBe(410);
    expect((await person.answer(calendar.endFeed, {})).status).toBe(204);
    expect((await read(second.url)).status).toBe(410);
    const third = await person.call(calendar.makeFeed, {});
    expect((await read(third.url)).status).toBe(200);
    await owner.call(members.remove, { params: { userId: person.userId }, body: { unsent: 'refuse' } });
    expect((await read(third.url)).status).toBe(410);
    expect((await read(ofFirm.url)).status).toBe(200);
  });

  it('keeps receipts of their own, and sees no others', async () => {
    const [own, other] = [await jobOf(ids.own), await jobOf(ids.other)];
    const add = (person: Someone, jobId?: number) =>
      person.send({
        method: 'POST',
        path: '/api/receipts',
        body: receiptForm({ receiptDate: '2026-11-05', vendor: 'Merchant', amount: 12.5, jobId }),
      });
    const theirs = (await add(owner)).body as { id: number };
    const mine = (await add(worker, own.id)).body as { id: number };
    expect(await add(worker, other.id)).toMatchObject(wrong('jobId'));
    expect((await worker.call(receipts.list, {})).map(({ id }) => id)).toEqual([mine.id]);
    expect(await worker.call(receipts.get, { params: { id: mine.id } })).toMatchObject({ amount: 12.5 });
    const change = (id: number, body: object) => worker.answer(receipts.change, { params: { id }, body });
    expect((await change(mine.id, { notes: 'Paid in cash' })).status).toBe(200);
    expect(await change(mine.id, { jobId: other.id })).toMatchObject(wrong('jobId'));
    expect(await told(change(theirs.id, { notes: 'x' }))).toEqual(notFound);
    expect(await told(worker.answer(receipts.get, { params: { id: theirs.id } }))).toEqual(notFound);
  });

  it('knows their firm by its name and number alone', async () => {
    const user = await worker.call(auth.user, {});
    expect(user.firm).toMatchObject({ role: 'field', employeeId: ids.own, seesPrices: false });
    expect(user.business).toMatchObject({
      ...{ tradingName: 'Harbour Plumbing', phone: '01632 960002', email: null, vatNumber: null },
      ...{ sortCode: null, accountNumber: null, address: null },
    });
    expect(user).toMatchObject({ emailUser: null, stripeSubscriptionId: null });
    expect(user).not.toHaveProperty('numbering');
  });
});

it('an accountant reads who works there, without what is their own affair', async () => {
  const accountant = await join(system.services, owner, await system.someone(), 'accountant');
  const [seen] = await accountant.call(employees.list, {});
  expect(seen).toMatchObject({ lastName: 'Field', hourlyRate: secretPounds[3], notes: null });
});

const inField = everyRoute.filter(({ route }) => route.roles?.some((role) => role === 'field'));
const inputFor = (key: string, route: Contract, at: Known) => ({
  params: paramsFor(route.path, at),
  body: route.upload ? (key.includes('receipts') ? receiptForm() : photoForm()) : exampleBodies[key]?.(at),
});

/** Every call for field workers that names a job. */
const ofJobs = inField.filter(({ route: { path } }) => path.startsWith('/api/jobs/{id}'));

it.each(ofJobs)('$key finds no job that is not theirs', async ({ key, route }) => {
  const job = await jobOf(ids.other);
  const answer = await worker.answer(route, inputFor(key, route, { ...nobodys, own: newId(), jobs: job.id }));
  expect(answer).toMatchObject({ status: 404, body: { message: 'Not found' } });
});

it('no reply to somebody in the field holds a price', async () => {
  const boss = await system.someone();
  const all = await known(boss);
  const hand = await join(system.services, boss, await system.someone(), 'field', {
    employeeId: all.employees,
  });
  const [amount = 0, unitPrice = 0, rate = 0, hourlyRate = 0] = secretPounds;
  await boss.call(jobs.update, {
    params: { id: all.jobs },
    body: { title: 'Boiler', clientId: all.clients, amount },
  });
  await boss.call(assignments.create, { body: { jobId: all.jobs, employeeId: all.employees } });
  await boss.call(inventory.update, {
    params: { id: all.inventory },
    body: { name: 'Pipe', category: 'parts', unitPrice },
  });
  await boss.call(routes.prices.update, {
    params: { id: all.prices },
    body: { name: 'Call-out', kind: 'labour', unit: 'visit', unitPrice: rate, vat: 'o' },
  });
  await boss.call(employees.update, {
    params: { id: all.employees },
    body: { firstName: 'Alex', lastName: 'Example', hourlyRate },
  });
  await boss.call(inventory.move, {
    body: { itemId: all.inventory, type: 'out', quantity: 1, jobId: all.jobs },
  });
  // The amounts do exist.
  expect(JSON.stringify(await partitionOf(boss.firmId))).toMatch(secret);
  const { cursor } = await filled(hand);
  let successes = 0;
  for (const { key, route } of everyRoute.filter(
    ({ route: { access } }) => access === 'session' || access === 'business',
  )) {
    if (
      ['/api/logout', '/api/auth/sessions', '/api/auth/user', '/api/account/erase'].includes(route.path) &&
      route.method !== 'GET'
    )
      continue;
    if (route.path.endsWith('/leave')) continue;
    const answer = await hand.answer(route, inputFor(key, route, all), {
      'fettle-since': cursor,
    });
    if (answer.status < 300) successes += 1;
    expect(JSON.stringify(answer.body) ?? '', key).not.toMatch(secret);
  }
  expect(successes).toBeGreaterThan(inField.length / 2);
});
