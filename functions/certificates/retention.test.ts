import sharp from 'sharp';
import { expect, it } from 'vitest';
import { wholeForms } from '#shared/certificates/testing/examples.ts';
import { addDays, addYears, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { photoForm } from '../testing/forms.ts';
import { join } from '../testing/join.ts';
import { partitionOf, recounted, setItem } from '../testing/partition.ts';

const system = localSystem();
const { certificates, clients, dues, jobs, sites } = routes;

const place = { address: '4 Mill Lane\nLeeds', postcode: 'LS1 4AB' };
const begin = async () => {
  const person = await system.someone();
  const email = `${person.email.replace('@', '-client@')}`;
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Mill Lettings', email } });
  const { id: siteId } = await person.call(sites.create, { body: { clientId, ...place } });
  return { person, clientId, siteId };
};
type Begun = Awaited<ReturnType<typeof begin>>;
type Params = { id: number; certificateId: number };

const issue = async (person: Someone, params: Params) => {
  const { hash, check } = await person.call(certificates.get, { params });
  const warningsSeen = (check?.warnings ?? []).map(({ code, path }) => `${code}@${path}`);
  const signatures = [{ role: 'engineer' as const, name: 'Alex Fitter', typed: true as const }];
  return person.call(certificates.issue, {
    params,
    body: { hash: String(hash), signatures, warningsSeen },
  });
};

/** Makes a new job with a filled-in draft. */
const filled = async ({ person, clientId, siteId }: Begun, defects: object[] = []): Promise<Params> => {
  const body = { title: 'Service', clientId, siteId, status: 'completed' } as const;
  const { id } = await person.call(jobs.create, { body });
  const { id: certificateId } = await person.call(certificates.create, {
    params: { id },
    body: { source: 'written', kind: 'boiler_service', siteId },
  });
  const params = { id, certificateId };
  const values = { ...wholeForms.boiler_service, ...(defects.length > 0 && { defects }) };
  await person.call(certificates.putValues, { params, body: { values } });
  return params;
};

const sixYearsAgo = () => addYears(today(), -6);
const setHead = (person: Someone, { id, certificateId }: Params, attributes: object) => {
  const sk = [id, certificateId].map((each) => `${each}`.padStart(16, '0')).join('#');
  return setItem(person.firmId, `certificate#${sk}`, { ...attributes });
};
/** Moves an issue to a day, as if the certificate had been issued then. */
const issuedOn = (person: Someone, params: Params, day: string) =>
  setHead(person, params, { day, issuedAt: `${day}T12:00:00.000Z` });

const remove = (person: Someone, params: Params) => person.answer(certificates.remove, { params });
const offered = async (person: Someone) =>
  (await person.call(certificates.all, { query: {} }))
    .filter(({ isPastKeeping }) => isPastKeeping)
    .map(({ id }) => id);

it('is deleted after six years, by the owner alone, with all that belongs to it', async () => {
  const begun = await begin();
  const { person, clientId, siteId } = begun;
  const params = await filled(begun);
  const bytes = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const photo = photoForm({ stage: 'during', certificateId: params.certificateId }, new Uint8Array(bytes));
  await person.send({ method: 'POST', path: `/api/jobs/${params.id}/photos`, body: photo });
  await issue(person, params);
  const { id: corrected } = await person.call(certificates.correct, { params, body: { reason: 'Room' } });
  const second = { id: params.id, certificateId: corrected };
  await issue(person, second);
  await person.answer(certificates.send, { params: second, body: { to: ['client'] } });
  const pdf = await person.send({
    method: 'GET',
    path: `/api/jobs/${params.id}/certificates/${corrected}/pdf`,
  });
  const paper = String(pdf.headers.get('location'));
  expect((await fetch(paper)).status).toBe(200);
  await issuedOn(person, params, addDays(sixYearsAgo(), -9));
  await issuedOn(person, second, addDays(sixYearsAgo(), -1));

  // The next service is still due by it.
  expect(await offered(person)).toEqual([]);
  expect((await remove(person, second)).status).toBe(409);
  const later = await filled(begun);
  await issue(person, later);
  expect(await offered(person)).toEqual([corrected]);
  const office = await join(system.services, person, await system.someone());
  expect((await remove(office, second)).status).toBe(403);
  // A version goes with the one that replaced it, or it would be in force again.
  expect((await remove(person, params)).status).toBe(409);
  expect((await remove(person, second)).status).toBe(204);

  const left = (await partitionOf(person.firmId)).filter(
    ({ sk, ...item }) =>
      !/^(change|sync|event|idempotency)/.test(String(sk)) &&
      [params.certificateId, corrected].some((id) => JSON.stringify({ sk, ...item }).includes(String(id))),
  );
  expect(left).toEqual([]);
  expect((await fetch(paper)).ok).toBe(false);
  expect((await person.call(certificates.all, { query: {} })).map(({ id }) => id)).toEqual([
    later.certificateId,
  ]);
  const { found, expected } = await recounted(person.firmId);
  expect(found).toEqual(expected);
  expect((await person.answer(jobs.remove, { params: { id: params.id } })).status).toBe(204);
  // The count of numbers goes on, and what the newer record says stays.
  expect((await issue(person, await filled(begun))).number).toBe('BS-00003');
  expect(await person.call(dues.list, { query: { siteId: String(siteId) } })).toHaveLength(1);
  expect((await person.call(clients.get, { params: { id: clientId } })).name).toBe('Mill Lettings');
});

it('stays for six years, while it is being corrected, and while what it found is open', async () => {
  const begun = await begin();
  const { person } = begun;
  const young = await filled(begun);
  const open = await filled(begun, [{ text: 'Weeping joint', action: 'Remade it' }]);
  const fresh = await filled(begun);
  for (const params of [young, open, fresh]) await issue(person, params);
  await issuedOn(person, young, sixYearsAgo());
  await issuedOn(person, open, addYears(today(), -7));
  await setHead(person, open, { openDefects: 1 });
  expect(await offered(person)).toEqual([]);
  await setHead(person, open, { openDefects: 0 });
  expect(await offered(person)).toEqual([open.certificateId]);
  await person.call(certificates.correct, { params: open, body: { reason: 'Room' } });
  expect(await offered(person)).toEqual([]);
  for (const params of [young, open, fresh]) expect((await remove(person, params)).status).toBe(409);
});
