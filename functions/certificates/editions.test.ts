import { expect, it } from 'vitest';
import type { FormValues } from '#shared/certificates/written.ts';
import { today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';
import { recounted } from '../testing/partition.ts';

const system = localSystem();
const { certificates, clients, jobs, sites } = routes;

/** A draft begun on the last day of its edition. */
const oldDraft = async (kind: 'gas_safety' | 'electrical_report', day: string) => {
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Mill Lettings' } });
  const { id } = await person.call(jobs.create, { body: { title: 'Check', clientId } });
  const place = { clientId, address: '4 Mill Lane', postcode: 'LS1 4AB' };
  const { id: siteId } = await person.call(sites.create, { body: place });
  const body = { source: 'written', kind, siteId, day } as const;
  const draft = await person.call(certificates.create, { params: { id }, body });
  const params = { id, certificateId: draft.id };
  const type = (values: FormValues, edition?: string) =>
    person.call(certificates.putValues, { params, body: { values, ...(edition && { edition }) } });
  return { person, params, draft, type };
};

it('moves to the current edition with what was typed, and names what has no place there', async () => {
  const { person, params, draft, type } = await oldDraft('gas_safety', '2026-03-24');
  expect(draft.edition).toBe('up1b-3');
  const tightness = { done: 'yes', fuel: 'ng', gauge: 'water', drop: 3, smell: 'no', result: 'pass' };
  await type({ visit: { day: today(), tenantName: 'Kit Tenant' }, tightness });
  const body = { hash: 'a'.repeat(64) };
  expect(await person.answer(certificates.issue, { params, body })).toMatchObject({
    status: 400,
    body: { issues: expect.arrayContaining([expect.objectContaining({ path: 'values.edition' })]) },
  });
  const { result, ...staying } = tightness;
  const carried = await type({}, 'up1b-4');
  expect(carried).toMatchObject({
    definition: { edition: 'up1b-4' },
    values: { visit: { day: today(), tenantName: 'Kit Tenant' }, tightness: staying },
    leftOver: { 'tightness.result': result },
  });
  expect(carried.values?.tightness).not.toHaveProperty('result');
  expect(carried.check?.invalid).toEqual([]);
  expect(carried.check?.missing).toEqual(expect.arrayContaining(['tightness.iv', 'tightness.connected']));
  const { found, expected } = await recounted(person.firmId);
  expect(found).toEqual(expected);
});

it('keeps what another device types on the old edition meanwhile', async () => {
  const { person, params, type } = await oldDraft('gas_safety', '2026-03-24');
  await type({ tightness: { done: 'yes' } }, 'up1b-4');
  const { values, leftOver, edition } = await type({ tightness: { drop: 2, result: 'fail' } }, 'up1b-3');
  expect(edition).toBe('up1b-4');
  expect(values?.tightness).toEqual({ done: 'yes', drop: 2 });
  expect(leftOver).toEqual({ 'tightness.result': 'fail' });
  const strict = { params, body: { values: { tightness: { result: 'fail' } } } };
  expect(await person.answer(certificates.putValues, strict)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'values.tightness.result' }] },
  });
  const unknown = { params, body: { values: {}, edition: 'up1b-9' } };
  expect(await person.answer(certificates.putValues, unknown)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'edition' }] },
  });
});

it('asks again for an answer that the current edition no longer allows', async () => {
  const { draft, type } = await oldDraft('electrical_report', '2026-04-14');
  expect(draft.edition).toBe('a3-2024');
  const circuits = [{ rowId: 'r1', board: 'DB1', number: '1', description: 'Sockets', rating: 32 }];
  await type({ supply: { earthing: 'tn_c_s', ze: 0.2 }, circuits });
  const { check, values, leftOver } = await type({}, 'a4-2026');
  expect(values).toMatchObject({ supply: { ze: 0.2 }, circuits });
  expect(leftOver).toEqual({ 'supply.earthing': 'tn_c_s' });
  expect(check?.missing).toContain('supply.earthing');
});
