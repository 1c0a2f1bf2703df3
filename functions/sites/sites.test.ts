import { expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { routes } from '#shared/routes.ts';
import type { NewSite } from '#shared/sites/contract.ts';
import { appliancesPerSite } from '#shared/sites/kinds.ts';
import { localSystem } from '../../local/testing/system.ts';
import { recounted } from '../testing/partition.ts';

const { clients, sites } = routes;
const system = localSystem();

const begin = async () => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Mill Lettings' } });
  const place = { clientId: client.id, address: '9 Mill Lane\nLeeds', postcode: 'ls14ab' };
  const add = (more: Partial<NewSite> = {}) => person.answer(sites.create, { body: { ...place, ...more } });
  const added = async (more: Partial<NewSite> = {}) =>
    person.call(sites.create, { body: { ...place, ...more } });
  const expectCounted = async () => {
    const { expected, found } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  };
  return { person, client, place, add, added, expectCounted };
};

it('is kept with who pays, who lets in and who is told, and goes with its appliances', async () => {
  const { person, client, added, expectCounted } = await begin();
  const tenant = { role: 'tenant', name: 'Tess', phone: '01632 960002', getsCopies: true } as const;
  const site = await added({ tenure: 'private_let', access: 'Key at the agent’s', contacts: [tenant] });
  expect(site).toMatchObject({
    postcode: 'LS1 4AB',
    kind: 'house',
    nation: 'england',
    client: { id: client.id, name: 'Mill Lettings' },
    contacts: [{ id: 1, name: 'Tess', email: null, getsCopies: true, paperOnly: false }],
  });
  const params = { id: site.id };
  const keeper = { role: 'keyholder', name: 'Kit' } as const;
  const changed = await person.call(sites.update, {
    params,
    body: { contacts: [keeper], archived: true, updatedAt: site.updatedAt },
  });
  expect(changed).toMatchObject({ access: 'Key at the agent’s', contacts: [{ id: 2, name: 'Kit' }] });
  expect(changed.archivedAt).not.toBeNull();
  const back = await person.call(sites.update, { params, body: { archived: false, access: null } });
  expect(back).toMatchObject({ archivedAt: null, access: null });
  const stale = await person.answer(sites.update, { params, body: { name: 'A', updatedAt: site.updatedAt } });
  expect(stale).toMatchObject({ status: 409, body: { current: { id: site.id, contacts: [{ id: 2 }] } } });
  await person.call(sites.addAppliance, { params, body: { kind: 'boiler', location: 'Kitchen' } });
  expect(await person.call(sites.get, { params })).toMatchObject({ applianceCount: 1 });
  await expectCounted();
  const held = await person.answer(clients.remove, { params: { id: client.id } });
  expect(held).toMatchObject({ status: 409, body: { code: 'has_dependants' } });
  expect((await person.answer(sites.remove, { params })).status).toBe(204);
  expect((await person.answer(sites.appliances, { params })).status).toBe(404);
  await expectCounted();
  expect((await person.answer(clients.remove, { params: { id: client.id } })).status).toBe(204);
});

it('is at one address of a client once, however it is written and whoever is first', async () => {
  const { person, place, add, added, expectCounted } = await begin();
  const first = await added();
  const again = await add({ address: ' 9  MILL lane\nLeeds ', postcode: 'LS1 4AB' });
  expect(again).toMatchObject({ status: 409, body: { current: { id: first.id } } });
  expect(again.body).not.toHaveProperty('current.firmId');
  const other = await added({ address: '10 Mill Lane\nLeeds' });
  const moved = { params: { id: other.id }, body: { address: place.address } };
  expect(await person.answer(sites.update, moved)).toMatchObject({
    status: 409,
    body: { current: { id: first.id } },
  });
  await person.call(sites.update, { params: { id: first.id }, body: { address: '11 Mill Lane\nLeeds' } });
  expect(await person.call(sites.update, moved)).toMatchObject({ address: place.address });
  const many = await Promise.all(Array.from({ length: 4 }, () => add({ address: '12 Mill Lane' })));
  expect(many.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const elsewhere = await person.call(clients.create, { body: { name: 'Somebody else' } });
  await person.call(sites.update, { params: { id: other.id }, body: { clientId: elsewhere.id } });
  expect(await person.call(sites.list, { query: { clientId: String(elsewhere.id) } })).toMatchObject([
    { id: other.id, client: { name: 'Somebody else' } },
  ]);
  await expectCounted();
});

it('comes in pages, of everybody or of a client', async () => {
  const { person, client, added } = await begin();
  const ids: number[] = [];
  for (const n of [1, 2, 3]) ids.unshift((await added({ address: `${n} Mill Lane` })).id);
  for (const query of [{} as Record<string, string>, { clientId: String(client.id) }]) {
    const path = `/api/sites?${new URLSearchParams({ ...query, limit: '2' })}`;
    const { body, headers } = await person.send({ method: 'GET', path });
    expect(body).toMatchObject(ids.slice(0, 2).map((id) => ({ id })));
    const next = /^<(\/api\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? '';
    expect((await person.send({ method: 'GET', path: next })).body).toMatchObject([{ id: ids[2] }]);
  }
});

it.each([
  [{ postcode: 'LEEDS' }, 'postcode'],
  [{ nation: 'france' }, 'nation'],
  [{ uprn: '1'.repeat(13) }, 'uprn'],
  [{ contacts: [{ role: 'tenant', name: 'Tess', email: 'tess' }] }, 'contacts.0.email'],
  [{ contacts: [{ role: 'tenant', name: 'Tess' }, { role: 'agent' }] }, 'contacts.1.name'],
  [{ landlord: { name: 'Lee' } }, 'landlord.address'],
  [{ clientId: 1 }, 'clientId'],
])('is refused with %j', async (more, path) => {
  const { person, place } = await begin();
  const { status, body } = await person.send({
    method: 'POST',
    path: '/api/sites',
    body: { ...place, ...more },
  });
  expect({ status, body }).toMatchObject({ status: 400, body: { issues: [{ path }] } });
});

it('has its own appliances, changed and taken away by nobody else', async () => {
  const { person, added, expectCounted } = await begin();
  const [site, other] = [await added(), await added({ address: '10 Mill Lane' })];
  const params = { id: site.id };
  const id = newId();
  const boiler = await person.call(sites.addAppliance, {
    params,
    body: { id, kind: 'boiler', location: 'Loft', make: 'Ideal', fuel: 'ng' },
  });
  expect(boiler).toMatchObject({ id, siteId: site.id, make: 'Ideal', model: null, owner: 'customer' });
  const same = { id, kind: 'fire', location: 'Lounge' } as const;
  const taken = await person.answer(sites.addAppliance, { params, body: same });
  expect(taken).toMatchObject({ status: 409, body: { current: { id, kind: 'boiler' } } });
  const at = { ...params, applianceId: id };
  const body = { make: null, removedOn: '2026-05-01', updatedAt: boiler.updatedAt };
  const changed = await person.call(sites.updateAppliance, { params: at, body });
  expect(changed).toMatchObject({ make: null, location: 'Loft', removedOn: '2026-05-01' });
  const stale = await person.answer(sites.updateAppliance, { params: at, body });
  expect(stale).toMatchObject({ status: 409, body: { current: { id, make: null } } });
  const wrong = { params: { id: other.id, applianceId: id }, body: { location: 'Hall' } };
  expect((await person.answer(sites.updateAppliance, wrong)).status).toBe(404);
  const stranger = await system.someone();
  expect((await stranger.answer(sites.appliances, { params })).status).toBe(404);
  expect((await stranger.answer(sites.removeAppliance, { params: at })).status).toBe(404);
  await expectCounted();
  expect((await person.answer(sites.removeAppliance, { params: at })).status).toBe(204);
  expect((await person.answer(sites.removeAppliance, { params: at })).status).toBe(404);
  expect(await person.call(sites.appliances, { params })).toEqual([]);
  await expectCounted();
});

it('has room for so many appliances, and goes with all of them', async () => {
  const { person, added, expectCounted } = await begin();
  const { id } = await added();
  const one = { params: { id }, body: { kind: 'portable', location: 'Office' } } as const;
  for (let n = 0; n < appliancesPerSite; n++) await person.call(sites.addAppliance, one);
  expect((await person.answer(sites.addAppliance, one)).status).toBe(409);
  expect(await person.call(sites.appliances, { params: { id } })).toHaveLength(appliancesPerSite);
  expect((await person.answer(sites.remove, { params: { id } })).status).toBe(204);
  await expectCounted();
});
