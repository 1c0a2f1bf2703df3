import { expect, it } from 'vitest';
import type { WrittenKind } from '#shared/certificates/engine/definition.ts';
import { wholeForms } from '#shared/certificates/testing/examples.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { certificates, clients, jobs, sites } = routes;

const at = async (person: Someone, address: string) => {
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Mill Lettings' } });
  const { id } = await person.call(jobs.create, { body: { title: 'Check', clientId } });
  const place = { clientId, address, postcode: 'LS1 4AB' };
  const { id: siteId } = await person.call(sites.create, { body: place });
  return { id, siteId };
};

const start = (person: Someone, { id, siteId }: { id: number; siteId: number }, kind: WrittenKind) =>
  person.call(certificates.create, { params: { id }, body: { source: 'written', kind, siteId } });

const issued = async (
  person: Someone,
  place: { id: number; siteId: number },
  kind: WrittenKind,
  more: Record<string, unknown> = {},
) => {
  const { id: certificateId } = await start(person, place, kind);
  const params = { id: place.id, certificateId };
  const values = { ...wholeForms[kind], ...more };
  const { hash, check } = await person.call(certificates.putValues, { params, body: { values } });
  const role = kind.startsWith('electrical') ? 'inspector' : 'engineer';
  const body = {
    hash: String(hash),
    signatures: [
      { role, name: 'Alex Fitter', typed: true },
      ...(kind === 'gas_safety' ? [{ role: 'customer', absent: true, reason: 'Nobody in' }] : []),
    ],
    warningsSeen: (check?.warnings ?? []).map(({ code, path }) => `${code}@${path}`),
  };
  return person.call(certificates.issue, { params, body: body as never });
};

it('takes over the boards and circuits of the property’s last report, but no reading or result', async () => {
  const person = await system.someone();
  const place = await at(person, '4 Mill Lane');
  await issued(person, place, 'electrical_report');
  const { values } = await start(person, place, 'electrical_report');
  const [circuit] = wholeForms.electrical_report.circuits as Record<string, unknown>[];
  const { board, number, description, deviceBs, deviceType, rating } = circuit ?? {};
  expect(values).toMatchObject({
    boards: [{ name: 'DB1' }],
    circuits: [{ board, number, description, deviceBs, deviceType, rating }],
  });
  expect(JSON.stringify(values)).not.toMatch(
    /"(zs|irL[LE]|polarity|rcdMs|rcdButton|r1r2|result|code|nextInspection)"/,
  );
  const elsewhere = await start(person, await at(person, '5 Mill Lane'), 'electrical_report');
  expect(elsewhere.values).not.toHaveProperty('circuits');
});

it('knows the last deadline, the Gas Safe number, and each appliance once', async () => {
  const person = await system.someone();
  const place = await at(person, '4 Mill Lane');
  const boiler = {
    kind: 'boiler',
    location: 'Loft',
    make: 'Ideal',
    model: 'Logic',
    serial: 'S1',
    fuel: 'ng',
    flue: 'room_sealed',
  } as const;
  const { id: applianceId } = await person.call(sites.addAppliance, {
    params: { id: place.siteId },
    body: boiler,
  });
  const [row] = wholeForms.gas_safety.appliances as object[];
  const appliances = [
    { ...row, applianceId, kind: 'boiler', location: 'Loft' },
    { ...row, kind: 'hob', location: 'Kitchen', make: 'Bosch' },
  ];
  const { nextDue } = await issued(person, place, 'gas_safety', { appliances, defects: [] });
  const { values } = await start(person, place, 'gas_safety');
  expect(nextDue).not.toBeNull();
  expect(values).toMatchObject({
    visit: { registration: (wholeForms.gas_safety.visit as { registration: string }).registration },
    appliances: [
      { applianceId, kind: 'boiler', location: 'Loft', serial: 'S1' },
      { kind: 'hob', location: 'Kitchen', make: 'Bosch' },
    ],
    next: { lastDeadline: nextDue },
  });
  expect(JSON.stringify(values)).not.toMatch(/"(pressure|co|co2|safe|flueVisual|inspected)"/);
  await issued(person, place, 'boiler_service', {
    appliance: { kind: 'boiler', make: 'Ideal', model: 'Logic', location: 'Loft', applianceId },
  });
  const history = await person.call(sites.history, { params: { id: place.siteId, applianceId } });
  expect(history).toMatchObject([
    {
      kind: 'boiler_service',
      number: 'BS-00001',
      readings: { analyserSerial: expect.any(String), burner: 'pass' },
    },
    { kind: 'gas_safety', number: 'GS-00001' },
  ]);
  const service = await start(person, place, 'boiler_service');
  expect(service.values).toMatchObject({
    visit: { registration: '123456' },
    appliance: { applianceId, kind: 'boiler', make: 'Ideal', model: 'Logic', location: 'Loft', serial: 'S1' },
  });
});
