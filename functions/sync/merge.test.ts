import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { known } from '../testing/make-known.ts';

const system = localSystem();
const { clients, jobs, invoices, settings } = routes;

const began = async () => {
  const person = await system.someone();
  const ids = await known(person, ['clients', 'jobs']);
  const client = await person.call(clients.update, {
    params: { id: ids.clients },
    body: { name: 'Ann', phone: '01632 960001', address: '1 Quay' },
  });
  return { person, ids, client, params: { id: ids.clients } };
};

const edit = (person: Someone, route: typeof clients.update | typeof jobs.update, id: number, body: object) =>
  person.answer(route, { params: { id }, body });

describe('an edit of a version that somebody else has changed since', () => {
  it('is made of the newest where it changes something else, and says what they changed', async () => {
    const { person, client, params } = await began();
    await person.call(clients.update, { params, body: { name: 'Ann Example', address: null } });
    const body = {
      name: 'Ann',
      phone: '01632 960002',
      updatedAt: client.updatedAt,
      base: { phone: client.phone },
    };
    const { status, headers, body: reply } = await edit(person, clients.update, client.id, body);
    expect(status).toBe(200);
    // The name is a required field and was sent unchanged.
    expect(reply).toMatchObject({ name: 'Ann Example', phone: '01632 960002', address: null });
    expect(headers.get('fettle-merged')?.split(',').sort()).toEqual(['address', 'name']);
    expect(await person.call(clients.get, { params })).toEqual(reply);
  });

  it('conflicts where both changed the same, names it and shows the newest, and nothing is done', async () => {
    const { person, client, params } = await began();
    const now = await person.call(clients.update, { params, body: { name: 'Ann', phone: '01632 960003' } });
    const body = {
      name: 'Ann',
      phone: '01632 960002',
      address: '2 Quay',
      updatedAt: client.updatedAt,
      base: { phone: client.phone, address: client.address },
    };
    const { status, body: problem } = await edit(person, clients.update, client.id, body);
    expect([status, problem]).toMatchObject([
      409,
      { code: 'field_conflict', errors: [{ path: 'phone' }], current: now },
    ]);
    expect(await person.call(clients.get, { params })).toEqual(now);
  });

  it('is refused as stale without what it began with', async () => {
    const { person, client, params } = await began();
    await person.call(clients.update, { params, body: { name: 'Ann Example' } });
    const body = { name: 'Ann', phone: '01632 960002', updatedAt: client.updatedAt };
    expect(await edit(person, clients.update, client.id, body)).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
  });

  it('conflicts in all of a group that belongs together', async () => {
    const { person, ids } = await began();
    const params = { id: ids.jobs };
    const named = { title: 'Boiler', clientId: ids.clients };
    const dates = { startDate: '2026-12-01', endDate: '2026-12-02' };
    const job = await person.call(jobs.update, { params, body: { ...named, ...dates } });
    await person.call(jobs.update, { params, body: { ...named, startDate: '2026-11-30' } });
    const body = { ...named, endDate: '2026-12-03', updatedAt: job.updatedAt, base: dates };
    const { status, body: problem } = await edit(person, jobs.update, ids.jobs, body);
    const paths = (problem as { errors: { path: string }[] }).errors.map(({ path }) => path).sort();
    expect([status, paths]).toEqual([409, ['endDate', 'startDate']]);
  });

  it('is merged once, whoever repeats it', async () => {
    const { person, client, params } = await began();
    await person.call(clients.update, { params, body: { name: 'Ann Example' } });
    const base = { phone: client.phone };
    const body = { name: 'Ann', phone: '01632 960002', updatedAt: client.updatedAt, base };
    const headers = { 'idempotency-key': 'one-tap' };
    const first = await person.answer(clients.update, { params, body }, headers);
    const again = await person.answer(clients.update, { params, body }, headers);
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    const other = { ...body, base: { phone: '1' } };
    expect((await person.answer(clients.update, { params, body: other }, headers)).status).toBe(422);
  });
});

it('merges drafts and the business, whose fields lie elsewhere than in their record', async () => {
  const person = await system.someone();
  const ids = await known(person, ['invoices/drafts']);
  const params = { id: ids['invoices/drafts'] };
  const draft = await person.call(invoices.getDraft, { params });
  await person.call(invoices.updateDraft, { params, body: { clientId: draft.clientId, notes: 'Theirs' } });
  const { status, body } = await person.answer(invoices.updateDraft, {
    params,
    body: {
      clientId: draft.clientId,
      workLocation: 'Mine',
      updatedAt: draft.updatedAt,
      base: { workLocation: null },
    },
  });
  expect([status, body]).toMatchObject([200, { notes: 'Theirs', workLocation: 'Mine' }]);
  const before = await person.call(settings.updateBusiness, { body: { tradingName: 'Harbour' } });
  await person.call(settings.updateBusiness, { body: { phone: '01632 960001' } });
  const merged = await person.answer(settings.updateBusiness, {
    body: { tradingName: 'Quay', updatedAt: before.updatedAt ?? '', base: { tradingName: 'Harbour' } },
  });
  expect(merged).toMatchObject({ status: 200, body: { tradingName: 'Quay', phone: '01632 960001' } });
});

it.each([
  [{ base: { phone: '1' } }, 'updatedAt'],
  [{ updatedAt: '2026-01-01T00:00:00Z', base: { surprise: '1' } }, 'base.surprise'],
  [{ updatedAt: '2026-01-01T00:00:00Z', base: { updatedAt: '1' } }, 'base.updatedAt'],
  [{ updatedAt: '2026-01-01T00:00:00Z', base: 'phone' }, 'base'],
  [{ updatedAt: '2026-01-01T00:00:00Z', base: null }, 'base'],
])('an edit that brings %j is refused, naming %s', async (more, path) => {
  const { person, client, params } = await began();
  const answer = await edit(person, clients.update, client.id, { name: 'Other', ...more });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  expect((await person.call(clients.get, { params })).name).toBe('Ann');
});

it('what makes a record knows no base', async () => {
  const person = await system.someone();
  const body = { name: 'Ann', base: {} };
  expect(await person.answer(clients.create, { body })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'base', code: 'unknown_field' }] },
  });
});

it('what is to be deleted and is not there is gone', async () => {
  const { person, ids } = await began();
  const params = { id: ids.jobs };
  expect((await person.answer(jobs.remove, { params })).status).toBe(204);
  expect(await person.answer(jobs.remove, { params })).toMatchObject({ status: 404, body: { code: 'gone' } });
});
