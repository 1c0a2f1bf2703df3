import { expect, it } from 'vitest';
import { wholeForms } from '#shared/certificates/testing/examples.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { readPdf } from '../paper/testing/read-pdf.ts';
import { recounted } from '../testing/partition.ts';
import { quotedFor } from './quotes/testing/quoted-for.ts';

const system = localSystem();
const { assignments, certificates, clients, employees, jobs, sites } = routes;

const begin = async (kind: 'gas_safety' | 'alarms' = 'gas_safety') => {
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Mill Lettings' } });
  const { id } = await person.call(jobs.create, { body: { title: 'Gas check', clientId } });
  const place = { clientId, address: '4 Mill Lane\nLeeds', postcode: 'LS1 4AB' };
  const tenure = {
    tenure: 'private_let',
    landlord: { name: 'Sam Owner', address: '1 High Street' },
  } as const;
  const { id: siteId } = await person.call(sites.create, { body: { ...place, ...tenure } });
  const boiler = {
    kind: 'boiler',
    location: 'Loft',
    fuel: 'ng',
    flue: 'room_sealed',
    make: 'Ideal',
  } as const;
  await person.call(sites.addAppliance, { params: { id: siteId }, body: boiler });
  const body = { source: 'written', kind, siteId } as const;
  const draft = await person.call(certificates.create, { params: { id }, body });
  return { person, id, siteId, clientId, draft, params: { id, certificateId: draft.id } };
};

const signatures = [
  {
    role: 'engineer',
    name: 'Alex Fitter',
    strokes: [
      [
        [0, 0],
        [1000, 1000],
      ] as [number, number][],
    ],
  },
  { role: 'customer', absent: true, reason: 'Nobody in' },
] as const;
const signed = signatures.map((each) => ({ ...each }));

type Params = { id: number; certificateId: number };
const fill = (person: Someone, params: Params, values: Record<string, unknown> = wholeForms.gas_safety) =>
  person.call(certificates.putValues, { params, body: { values } });

const issueAs = async (person: Someone, params: Params) => {
  const { hash, check } = await person.call(certificates.get, { params });
  const warningsSeen = (check?.warnings ?? []).map(({ code, path }) => `${code}@${path}`);
  const body = { hash: String(hash), signatures: signed as never, warningsSeen };
  return person.answer(certificates.issue, { params, body });
};

it('is begun with what is known, but no reading, result or signature', async () => {
  const { draft } = await begin();
  expect(draft).toMatchObject({
    source: 'written',
    state: 'draft',
    number: null,
    version: 1,
    definition: { kind: 'gas_safety', edition: 'up1b-4' },
    values: {
      visit: { landlordName: 'Sam Owner', address: '4 Mill Lane\nLeeds\nLS1 4AB' },
      appliances: [{ kind: 'boiler', location: 'Loft', make: 'Ideal', owner: 'landlord' }],
    },
  });
  expect(JSON.stringify(draft.values)).not.toMatch(/pressure|safe|class|signature/);
  expect(draft.check?.issuable).toBe(false);
});

it('names the one engineer on the job with a valid Gas Safe ticket, and their licence', async () => {
  const { person, id, siteId } = await begin();
  const body = { source: 'written', kind: 'gas_safety', siteId } as const;
  const join = async (firstName: string, ticket: object) => {
    const tickets = [
      { kind: 'driving', number: 'D1' },
      { kind: 'gasSafe', ...ticket },
    ];
    const employee = await person.call(employees.create, {
      body: { firstName, lastName: 'Fitter', tickets } as never,
    });
    await person.call(assignments.create, { body: { jobId: id, employeeId: employee.id } });
  };
  const visitOf = async () =>
    (await person.call(certificates.create, { params: { id }, body })).values?.visit as object;
  await join('Robin', { number: '7654321', endsOn: '2020-01-31' });
  expect(await visitOf()).not.toHaveProperty('engineerName');
  await join('Alex', { number: '1234567' });
  expect(await visitOf()).toMatchObject({ engineerName: 'Alex Fitter', licence: '1234567' });
  await join('Sam', { number: '2345678' });
  expect(await visitOf()).not.toHaveProperty('licence');
});

it('refuses what a form does not take, each at its field', async () => {
  const { person, id, siteId, params } = await begin();
  const paths = async (values: Record<string, unknown>) => {
    const { status, body } = await person.answer(certificates.putValues, { params, body: { values } });
    return [status, (body as { issues?: { path: string }[] }).issues?.map(({ path }) => path)];
  };
  expect(await paths({ appliances: [{ flue: 'chimney' }] })).toEqual([400, ['values.appliances.0.flue']]);
  expect(await paths({ defects: [{ row: 0, class: 'NCS' }] })).toEqual([400, ['values.defects.0.class']]);
  expect(await paths({ summary: { outcome: 'safe' } })).toEqual([400, ['values.summary']]);
  expect(await paths({ tightness: { iv: 'much' } })).toEqual([400, ['values.tightness.iv']]);
  expect(await paths({ visit: { tenantName: 'Tess' } })).toEqual([200, undefined]);

  const start = { source: 'written', kind: 'gas_safety', siteId } as const;
  for (const [wrong, path] of [
    [{ ...start, number: 'GS-1' }, 'number'],
    [{ ...start, nextDue: '2027-01-01' }, 'nextDue'],
    [{ ...start, kind: 'other' }, 'kind'],
    [{ ...start, siteId: 1 }, 'siteId'],
    [{ source: 'written', kind: 'gas_safety' }, 'siteId'],
  ] as const) {
    const { status, body } = await person.answer(certificates.create, { params: { id }, body: wrong });
    expect([status, body]).toMatchObject([400, { issues: [{ path }] }]);
  }
});

it('merges fields, clears them by null, and knows rows by their id', async () => {
  const { person, params, draft } = await begin();
  const [row] = (draft.values?.appliances ?? []) as { rowId: string }[];
  const rowId = row?.rowId;
  const after = await fill(person, params, {
    visit: { landlordName: null, tenantName: 'Tess' },
    appliances: [{ rowId, pressure: 20 }],
  });
  expect(after.values).toMatchObject({ appliances: [{ rowId, make: 'Ideal', pressure: 20 }] });
  expect(after.values?.visit).not.toHaveProperty('landlordName');
  const body = { values: {}, updatedAt: draft.updatedAt };
  expect(await person.answer(certificates.putValues, { params, body })).toMatchObject({
    status: 409,
    body: { current: { id: draft.id } },
  });
});

it('is issued once whole, read and signed, and never changes then', async () => {
  const { person, params, siteId, clientId } = await begin();
  const empty = await person.answer(certificates.issue, { params, body: { hash: 'x' } });
  const paths = (empty.body as { issues: { path: string }[] }).issues.map(({ path }) => path);
  expect(empty.status).toBe(400);
  expect(paths).toEqual(expect.arrayContaining(['values.visit.registration', 'signatures']));

  await fill(person, params);
  const whole = { hash: 'x', signatures: signed as never };
  const unread = await person.answer(certificates.issue, { params, body: whole });
  if ((await person.call(certificates.get, { params })).check?.warnings.length)
    expect(unread).toMatchObject({ status: 409, body: { warnings: expect.anything() } });
  const { check } = await person.call(certificates.get, { params });
  const warningsSeen = (check?.warnings ?? []).map(({ code, path }) => `${code}@${path}`);
  const other = await person.answer(certificates.issue, { params, body: { ...whole, warningsSeen } });
  expect(other).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { id: params.certificateId } },
  });

  expect(await issueAs(person, params)).toMatchObject({
    status: 200,
    body: { number: 'GS-00001', state: 'issued', outcome: 'safe', nextDue: '2027-12-10' },
  });
  const issued = await person.call(certificates.get, { params });
  expect((await issueAs(person, params)).status).toBe(409);
  expect((await person.answer(certificates.putValues, { params, body: { values: {} } })).status).toBe(409);
  expect((await person.answer(certificates.remove, { params })).status).toBe(409);
  expect((await person.answer(jobs.remove, { params })).status).toBe(409);
  expect((await person.answer(sites.remove, { params: { id: siteId } })).status).toBe(409);
  await person.call(sites.update, {
    params: { id: siteId },
    body: { clientId, address: '5 Mill Lane\nLeeds', postcode: 'LS1 4AB' },
  });
  const { values, hash } = await person.call(certificates.get, { params });
  expect([values, hash]).toEqual([issued.values, issued.hash]);
  const { found, expected } = await recounted(person.firmId);
  expect(found).toEqual(expected);
});

it('numbers without a gap or a repeat, whoever issues at once', async () => {
  const { person, id, siteId } = await begin('alarms');
  const body = { source: 'written', kind: 'alarms', siteId } as const;
  const all = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { id: certificateId } = await person.call(certificates.create, { params: { id }, body });
      await fill(person, { id, certificateId }, wholeForms.alarms);
      return { id, certificateId };
    }),
  );
  const replies = await Promise.all(all.map((params) => issueAs(person, params)));
  const numbers = replies.map(({ body: each }) => (each as { number: string }).number).sort();
  expect(numbers).toEqual(Array.from({ length: 8 }, (_, n) => `AL-0000${n + 1}`));
});

it('is corrected by a new version that names it, and withdrawn', async () => {
  const { person, id, params } = await begin();
  await fill(person, params);
  expect((await person.answer(certificates.correct, { params, body: { reason: 'Too early' } })).status).toBe(
    409,
  );
  await issueAs(person, params);
  const next = await person.call(certificates.correct, { params, body: { reason: 'Wrong room' } });
  expect(next).toMatchObject({ state: 'draft', version: 2, corrects: params.certificateId, number: null });
  expect((await person.answer(certificates.correct, { params, body: { reason: 'Again' } })).status).toBe(409);
  const second = { id, certificateId: next.id };
  expect(await issueAs(person, second)).toMatchObject({ status: 200, body: { number: 'GS-00001/2' } });
  expect(await person.call(certificates.get, { params })).toMatchObject({
    state: 'replaced',
    replacedBy: next.id,
  });
  expect((await person.answer(certificates.correct, { params, body: { reason: 'Old' } })).status).toBe(409);
  const due = await person.call(certificates.due, { query: { from: '2027-01-01', to: '2028-01-01' } });
  expect(due.map(({ id: each }) => each)).toEqual([next.id]);
  const gone = await person.call(certificates.withdraw, { params: second, body: { reason: 'Not ours' } });
  expect(gone).toMatchObject({ state: 'withdrawn', number: 'GS-00001/2' });
  const rows = await person.call(certificates.all, { query: { state: 'withdrawn' } });
  expect(rows).toMatchObject([{ id: next.id, job: { id }, client: { name: 'Mill Lettings' } }]);
});

const pdfOf = (person: Someone, { id, certificateId }: Params) =>
  person.send({ method: 'GET', path: `/api/jobs/${id}/certificates/${certificateId}/pdf` });

const keptPdf = async (person: Someone, params: Params) => {
  const { status, headers } = await pdfOf(person, params);
  expect(status).toBe(302);
  return Buffer.from(await (await fetch(String(headers.get('location')))).arrayBuffer());
};

it('has a paper whose bytes never differ, and a draft that says that it is one', async () => {
  const { person, params } = await begin();
  const draft = await pdfOf(person, params);
  expect([draft.status, draft.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await fill(person, params);
  await issueAs(person, params);
  const [first, second] = await Promise.all([keptPdf(person, params), keptPdf(person, params)]);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(second.equals(first)).toBe(true);
});

it('prints what each signer stated, but nothing for a customer who was not there', async () => {
  const { person, params } = await begin();
  await fill(person, params);
  await issueAs(person, params);
  const { text } = await readPdf(await keptPdf(person, params));
  expect(text).toContain('I made these checks on this day. Alex Fitter');
  expect(text).toContain('Customer Not signed: Nobody in');
  expect(text).toContain('What it is about Appliance 1');
});

it('knows what a defect is about, whatever becomes of other rows meanwhile', async () => {
  const { person, params } = await begin();
  const whole = wholeForms.gas_safety;
  const [fire] = whole.appliances as object[];
  await fill(person, params, {
    ...whole,
    appliances: ['a', 'b'].map((rowId) => ({ ...fire, rowId, location: `Room ${rowId}` })),
  });
  const defect = { row: 'b', class: 'AR', text: 'Flue loose', action: 'Fixed', remedied: 'no' };
  await fill(person, params, { defects: { rows: { d: defect } } });
  // Another device, which doesn't know of the defect, removes an earlier appliance.
  const { check } = await fill(person, params, { appliances: { rows: { a: null } } });
  expect(check?.invalid.map(({ path }) => path)).toEqual(['appliances.0.safe']);
  await fill(person, params, { appliances: { rows: { b: { safe: 'no' } } } });
  await issueAs(person, params);
  const { text } = await readPdf(await keptPdf(person, params));
  expect(text).toContain('What it is about Appliance 1');
  expect(await quotedFor(person, params)).toContain('AR · Fire Room b: Flue loose');
});

it('stops the issue of a defect whose appliance is gone, at its field', async () => {
  const { person, params } = await begin();
  await fill(person, params);
  const { check } = await fill(person, params, {
    defects: [{ rowId: 'd', row: 'gone', class: 'advice', text: 'Label it', action: 'None', remedied: 'no' }],
  });
  expect(check?.invalid.map(({ path }) => path)).toEqual(['defects.0.row']);
});

it('says on its paper that it is withdrawn, even if the paper was asked for at the same moment', async () => {
  const { person, params } = await begin();
  await fill(person, params);
  await issueAs(person, params);
  await Promise.all([
    keptPdf(person, params),
    person.call(certificates.withdraw, { params, body: { reason: 'Not ours' } }),
  ]);
  const { text } = await readPdf(await keptPdf(person, params));
  expect(text).toContain('WITHDRAWN Reason: Not ours');
});

it('names a second signature of one person, and an appliance of another property', async () => {
  const { person, id, siteId, clientId, params } = await begin();
  const place = { clientId, address: '5 Mill Lane', postcode: 'LS1 4AB' };
  const { id: elsewhere } = await person.call(sites.create, { body: place });
  const boiler = { kind: 'boiler', location: 'Hall', fuel: 'ng' } as const;
  const theirs = await person.call(sites.addAppliance, { params: { id: elsewhere }, body: boiler });
  const [row] = wholeForms.gas_safety.appliances as object[];
  const values = { ...wholeForms.gas_safety, appliances: [{ ...row, applianceId: theirs.id }] };
  expect(await person.answer(certificates.putValues, { params, body: { values } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'values.appliances.0.applianceId' }] },
  });
  const { hash } = await fill(person, params);
  const twice = [signed[0], signed[0], signed[1]];
  const body = { hash: String(hash), signatures: twice as never };
  expect(await person.answer(certificates.issue, { params, body })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'signatures.1.role' }] },
  });
  expect((await person.call(certificates.list, { params: { id } }))[0]).toMatchObject({
    siteId,
    state: 'draft',
  });
});
