import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
const { auth, certificates, clients, jobs, settings, sites } = routes;

const gasSafe = {
  registration: '654321',
  engineers: [{ owner: true as const, name: 'Robin Example', licence: '1234567' }],
};
const analyser = { kind: 'analyser', serial: 'K-1', calibrationDue: '2027-02-28' } as const;

it('is kept part by part, and told with the user', async () => {
  const person = await system.someone();
  const put = (body: object) => person.answer(settings.updateCompetence, { body: body as never });
  await put({ gasSafe, instruments: [analyser] });
  const electrical = { scheme: 'NICEIC', number: '600123' };
  expect((await put({ electrical })).body).toMatchObject({ gasSafe, electrical, instruments: [analyser] });
  expect((await put({ electrical: null, instruments: [] })).body).toMatchObject({
    ...{ gasSafe, electrical: null, instruments: [] },
  });
  expect((await person.call(auth.user, {})).competence.gasSafe).toMatchObject(gasSafe);
});

it('refuses what no number or person can be, at its field', async () => {
  const person = await system.someone();
  const pathsOf = async (body: object) => {
    const { status, body: reply } = await person.answer(settings.updateCompetence, { body: body as never });
    return [status, ...(reply as { issues: { path: string }[] }).issues.map(({ path }) => path)];
  };
  const [one] = gasSafe.engineers;
  expect(await pathsOf({ gasSafe: { registration: 'GS-1' } })).toEqual([400, 'gasSafe.registration']);
  expect(await pathsOf({ gasSafe: { ...gasSafe, engineers: [{ ...one, licence: '12345678' }] } })).toEqual([
    400,
    'gasSafe.engineers.0.licence',
  ]);
  expect(await pathsOf({ gasSafe: { ...gasSafe, engineers: [{ ...one, employeeId: 4 }] } })).toEqual([
    ...[400, 'gasSafe.engineers.0.employeeId'],
  ]);
  expect(await pathsOf({ instruments: [{ ...analyser, calibrationDue: '28/2' }, { kind: 'pat' }] })).toEqual([
    ...[400, 'instruments.0.calibrationDue', 'instruments.1.serial'],
  ]);
});

it('begins a gas record with the firm’s number, and with its founder’s card while that is valid', async () => {
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Mill Lettings' } });
  const place = { clientId, address: '4 Mill Lane', postcode: 'LS1 4AB' };
  const { id: siteId } = await person.call(sites.create, { body: place });
  const { id } = await person.call(jobs.create, { body: { title: 'Check', clientId, siteId } });
  const visitOf = async () => {
    const body = { source: 'written', kind: 'gas_safety', siteId } as const;
    return (await person.call(certificates.create, { params: { id }, body })).values?.visit;
  };
  await person.call(settings.updateCompetence, { body: { gasSafe } });
  const known = { registration: '654321', engineerName: 'Robin Example', licence: '1234567' };
  expect(await visitOf()).toMatchObject(known);
  const engineers = gasSafe.engineers.map((each) => ({ ...each, endsOn: '2020-01-31' }));
  await person.call(settings.updateCompetence, { body: { gasSafe: { ...gasSafe, engineers } } });
  expect(await visitOf()).toMatchObject({ registration: '654321' });
  expect(await visitOf()).not.toHaveProperty('engineerName');
});
