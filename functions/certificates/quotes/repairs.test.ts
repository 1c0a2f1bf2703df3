import { expect, it } from 'vitest';
import { wholeForms } from '#shared/certificates/testing/examples.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { recounted } from '../../testing/partition.ts';

const system = localSystem();
const { certificates, clients, jobs, quotes, sites } = routes;

const signatures = [
  { role: 'inspector', name: 'Alex Fitter', typed: true },
  { role: 'engineer', name: 'Alex Fitter', typed: true },
] as const;

type Kind = 'electrical_report' | 'minor_works' | 'gas_warning';
type Params = { id: number; certificateId: number };

const signedBy: Record<Kind, readonly { role: string }[]> = {
  electrical_report: signatures.slice(0, 1),
  minor_works: signatures.slice(1),
  gas_warning: [signatures[1], { role: 'customer', absent: true, reason: 'Nobody in' } as never],
};

const begun = async () => {
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Mill Lettings' } });
  const body = { clientId, address: '4 Mill Lane\nLeeds', postcode: 'LS1 4AB' };
  const { id: siteId } = await person.call(sites.create, { body });
  const { id } = await person.call(jobs.create, { body: { title: 'Report', clientId, siteId } });
  return { person, clientId, siteId, id };
};

const issue = async (person: Someone, params: Params, kind: Kind) => {
  const { hash, check } = await person.call(certificates.get, { params });
  const warningsSeen = (check?.warnings ?? []).map(({ code, path }) => `${code}@${path}`);
  const body = { hash: String(hash), signatures: [...signedBy[kind]] as never, warningsSeen };
  return person.call(certificates.issue, { params, body });
};

const started = async (person: Someone, at: { id: number; siteId: number }, kind: Kind) => {
  const body = { source: 'written', kind, siteId: at.siteId } as const;
  return person.call(certificates.create, { params: { id: at.id }, body });
};

const observed = (found: readonly [code: string, item: string, location: string, text: string][]) => ({
  ...wholeForms.electrical_report,
  inspections: [],
  observations: found.map(([code, item, location, text]) => ({
    ...{ code, item, location, text },
    ...(code === 'C1' && { madeSafe: 'no' }),
  })),
});

const reported = async (
  person: Someone,
  at: { id: number; siteId: number },
  found: Parameters<typeof observed>[0],
): Promise<Params> => {
  const { id: certificateId } = await started(person, at, 'electrical_report');
  const params = { id: at.id, certificateId };
  await person.call(certificates.putValues, { params, body: { values: observed(found) } });
  await issue(person, params, 'electrical_report');
  return params;
};

const found = [
  ['C3', '5.1', 'Attic', 'No labels'],
  ['FI', '6.2', 'Garage', 'Not seen'],
  ['C2', '4.1', 'Hall', 'Cover missing'],
  ['C1', '4.9', 'Kitchen', 'Live parts'],
] as const;
const all = found.map((each) => [...each] as [string, string, string, string]);

it('quotes for what was found, the worst first, once, at the prices chosen before', async () => {
  const { person, id, siteId, clientId } = await begun();
  const params = await reported(person, { id, siteId }, all);
  const made = await person.answer(certificates.remedial, { params, body: {} });
  expect(made).toMatchObject({
    status: 201,
    body: {
      ...{ clientId, jobId: id, status: 'draft', certificateId: params.certificateId },
      lines: [
        { description: 'C1 · 4.9 Kitchen: Live parts', quantity: 1, unitPrice: 0 },
        { description: 'C2 · 4.1 Hall: Cover missing', quantity: 1, unitPrice: 0 },
        { description: 'FI · 6.2 Garage: Not seen', quantity: 1, unitPrice: 0 },
      ],
    },
  });
  const quote = made.body as Awaited<ReturnType<typeof person.call<typeof quotes.get>>>;
  const head = await person.call(certificates.get, { params });
  expect(head.quoteId).toBe(quote.id);
  const asked = { params, body: { include: ['C3' as const] } };
  const key = { 'idempotency-key': 'asked-again' };
  // Sent again with its key, because its reply was lost.
  for (const status of [200, 201])
    expect(await person.answer(certificates.remedial, asked, key)).toMatchObject({
      ...{ status, body: { id: quote.id, lines: quote.lines } },
    });

  const at = { params: { id: quote.id } };
  const send = await person.answer(quotes.send, { ...at, body: { to: 'ada@example.com' } });
  const paths = (send.body as { issues: { path: string }[] }).issues.map(({ path }) => path);
  expect([send.status, paths]).toEqual([
    409,
    expect.arrayContaining([0, 1, 2].map((n) => `lines.${n}.unitPrice`)),
  ]);

  const lines = (quote.lines ?? []).map(({ kind, description, quantity, unit, vat }, n) => ({
    ...{ kind, description, quantity, unit, vat },
    unitPrice: 40 + n,
  }));
  const { title } = quote;
  await person.call(quotes.update, { ...at, body: { clientId, jobId: id, title, lines } });
  expect((await person.call(quotes.get, at)).certificateId).toBe(params.certificateId);
  const link = await person.answer(quotes.link, { params: { id: quote.id } });
  expect(JSON.stringify(link.body)).not.toContain('unitPrice');

  const next = await reported(person, { id, siteId }, [
    ['C2', '4.1', 'Landing', 'Cover loose'],
    ...all.slice(0, 1),
  ]);
  const body = { include: ['C3' as const] };
  expect(await person.call(certificates.remedial, { params: next, body })).toMatchObject({
    lines: [
      { description: 'C2 · 4.1 Landing: Cover loose', unitPrice: 41 },
      { description: 'C3 · 5.1 Attic: No labels', unitPrice: 0 },
    ],
  });
  const { found: counted, expected } = await recounted(person.firmId);
  expect(counted).toEqual(expected);
});

it('makes one quote, only where something is wrong, and again once that is deleted', async () => {
  const { person, id, siteId } = await begun();
  const fine = await reported(person, { id, siteId }, all.slice(0, 1));
  expect((await person.answer(certificates.remedial, { params: fine })).status).toBe(409);
  const draft = await started(person, { id, siteId }, 'electrical_report');
  const params = { id, certificateId: draft.id };
  expect((await person.answer(certificates.remedial, { params })).status).toBe(409);

  const wrong = await reported(person, { id, siteId }, all);
  const first = await person.call(certificates.remedial, { params: wrong, body: {} });
  await person.call(quotes.remove, { params: { id: first.id } });
  expect((await person.call(certificates.get, { params: wrong })).quoteId).toBeNull();
  const second = await person.answer(certificates.remedial, { params: wrong, body: {} });
  expect(second).toMatchObject({ status: 201, body: { certificateId: wrong.certificateId } });
  expect((second.body as { id: number }).id).not.toBe(first.id);
});

it('is put right by a later record that names its defects, or by hand', async () => {
  const { person, id, siteId } = await begun();
  const params = await reported(person, { id, siteId }, all);
  const before = await person.call(certificates.get, { params });
  expect([before.openDefects, before.codes]).toEqual([3, { C1: 1, C2: 1, C3: 1, FI: 1 }]);
  const by = { on: '2026-11-20', by: 'Alex Fitter' };
  const hand = (n: number) => person.answer(certificates.remedied, { params: { ...params, n }, body: by });
  expect([(await hand(3)).status, (await hand(3)).status, (await hand(4)).status]).toEqual([200, 200, 404]);
  await person.call(certificates.remedial, { params, body: {} });

  const work = await started(person, { id, siteId }, 'minor_works');
  const named = work.values?.remedies as { text: string; defect: number }[];
  expect(named.map(({ text, defect }) => [text, defect])).toEqual([
    ['FI · 6.2 Garage: Not seen', 1],
    ['C2 · 4.1 Hall: Cover missing', 2],
  ]);
  const done = { id, certificateId: work.id };
  const values = { ...wholeForms.minor_works, remedies: named.slice(1) };
  await person.call(certificates.putValues, { params: done, body: { values } });
  await issue(person, done, 'minor_works');
  const after = await person.call(certificates.get, { params });
  expect([after.values, after.hash, after.codes]).toEqual([before.values, before.hash, before.codes]);
  expect(after).toMatchObject({
    openDefects: 1,
    remedied: [
      { n: 2, on: '2026-11-20', certificateId: work.id, certificateJobId: id },
      { n: 3, ...by, certificateId: null },
    ],
  });
  expect((await person.call(sites.get, { params: { id: siteId } })).openDefects).toBe(1);

  // A repair stays recorded in a new version that lists the same defect.
  const version = await person.call(certificates.correct, { params, body: { reason: 'Wrong client' } });
  const corrected = await issue(person, { id, certificateId: version.id }, 'electrical_report');
  expect([corrected.number, corrected.openDefects]).toEqual(['ER-00001/2', 1]);
  expect((await hand(1)).status).toBe(409);
});

it('keeps a warning notice open until it is put right', async () => {
  const { person, id, siteId } = await begun();
  const { id: certificateId } = await started(person, { id, siteId }, 'gas_warning');
  const params = { id, certificateId };
  await person.call(certificates.putValues, { params, body: { values: wholeForms.gas_warning } });
  expect(await issue(person, params, 'gas_warning')).toMatchObject({ codes: { ID: 1 }, openDefects: 1 });
  const body = { on: '2026-11-20', certificateId: 1 };
  const unknown = await person.answer(certificates.remedied, { params: { ...params, n: 0 }, body });
  expect(unknown).toMatchObject({ status: 400, body: { issues: [{ path: 'certificateId' }] } });
  const done = await person.call(certificates.remedied, {
    params: { ...params, n: 0 },
    body: { on: '2026-11-20' },
  });
  expect(done.openDefects).toBe(0);
});
