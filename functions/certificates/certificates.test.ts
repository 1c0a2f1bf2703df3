import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import type { Certificate } from '#shared/certificates/contract.ts';
import { addDays, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { whiteDot } from '../testing/forms.ts';
import { mailTo } from '../testing/inbox.ts';
import { partitionOf, recounted, setItem } from '../testing/partition.ts';

const system = localSystem();
const { certificates, clients, jobs } = routes;
const pdf = new Uint8Array(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'));
const soon = addDays(today(), 30);

let count = 0;
const begin = async () => {
  const person = await system.someone();
  const email = `landlord${++count}-${process.pid}@example.com`;
  const client = await person.call(clients.create, {
    body: { name: 'Ada Byron', email, address: '3 Harbour Row' },
  });
  const job = await person.call(jobs.create, { body: { title: 'Boiler', clientId: client.id } });
  const params = { id: job.id };
  const add = (body: object) => person.answer(certificates.create, { params, body: body as never });
  const added = async (body: object = { kind: 'gas_safety', number: 'GS-1', nextDue: soon }) => {
    const { status, body: reply } = await add(body);
    expect({ status, reply }).toMatchObject({ status: 201 });
    return reply as Certificate;
  };
  const file = (id: number, bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.append('file', new Blob([bytes]), 'record.pdf');
    return person.send({ method: 'PUT', path: `/api/jobs/${job.id}/certificates/${id}/file`, body: form });
  };
  const list = () => person.call(certificates.list, { params });
  return { person, email, client, job, params, add, added, file, list };
};
const left = async ({ firmId }: Someone) => {
  const { listKeys } = await import('#functions/lib/bucket.ts');
  const items = await partitionOf(firmId);
  const of = (entity: string) => items.filter(({ __edb_e__ }) => __edb_e__ === entity).length;
  const files = (await listKeys(`certificates/${firmId}/`)).length;
  return { files, certificates: of('certificate'), marks: of('certificateMark') };
};
const expectCounted = async ({ firmId }: Someone) => {
  const { expected, found } = await recounted(firmId);
  expect(found).toEqual(expected);
};

it('changes, with its due date, and not over another change', async () => {
  const { person, params, added, file, list } = await begin();
  const { id, updatedAt } = await added();
  await file(id, pdf);
  const at = { ...params, certificateId: id };
  const change = (body: object) => person.answer(certificates.update, { params: at, body: body as never });
  const later = addDays(today(), 40);
  expect((await change({ kind: 'gas_safety', number: 'GS-2', nextDue: later, updatedAt })).status).toBe(409);
  const [now] = await list();
  const { status, body } = await change({
    ...{ kind: 'gas_safety', number: 'GS-2', nextDue: later, updatedAt: now?.updatedAt },
  });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { number: 'GS-2', nextDue: later, fileType: 'application/pdf', fileUrl: expect.any(String) },
  });
  expect(await person.call(certificates.due, {})).toMatchObject([{ id, nextDue: later }]);
  const stale = await change({ kind: 'gas_safety', nextDue: later, updatedAt: now?.updatedAt });
  expect(stale).toMatchObject({ status: 409, body: { current: { id, number: 'GS-2' } } });
  expect((await change({ kind: 'other', title: '', nextDue: null })).status).toBe(400);
  await change({ kind: 'other', title: 'Damp report', number: null, nextDue: null });
  expect(await list()).toMatchObject([
    { id, kind: 'other', title: 'Damp report', number: null, nextDue: null },
  ]);
  expect(await person.call(certificates.due, {})).toEqual([]);
  const stranger = await system.someone();
  const notTheirs = await stranger.answer(certificates.update, {
    params: at,
    body: { kind: 'other', title: 'Mine' },
  });
  expect(notTheirs.status).toBe(404);
  await expectCounted(person);
});

it('is kept with its number, date and one file, and goes with its job', async () => {
  const { person, params, added, file, list } = await begin();
  const { id } = await added();
  expect(await list()).toMatchObject([
    { id, kind: 'gas_safety', number: 'GS-1', nextDue: soon, fileUrl: null },
  ]);
  const { status, body } = await file(id, pdf);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { fileType: 'application/pdf', fileSize: pdf.length },
  });
  const { fileUrl } = body as { fileUrl: string };
  expect(Buffer.from(await (await fetch(fileUrl)).arrayBuffer())).toEqual(Buffer.from(pdf));
  // A PDF can contain active content, so it is downloaded, never displayed on our own origin.
  expect((await fetch(fileUrl)).headers.get('content-disposition')).toMatch(/^attachment;.*\.pdf$/);
  expect((await fetch(fileUrl.split('?')[0] ?? '')).status).toBe(403);
  expect((await file(id, whiteDot)).body).toMatchObject({ fileType: 'image/png' });
  expect(await left(person)).toEqual({ files: 1, certificates: 1, marks: 0 });
  await expectCounted(person);
  const other = await added({ kind: 'other', title: 'Legionella check' });
  const one = { ...params, certificateId: other.id };
  expect((await person.answer(certificates.remove, { params: one })).status).toBe(204);
  expect((await person.answer(certificates.remove, { params: one })).status).toBe(404);
  await expectCounted(person);
  expect((await person.answer(jobs.remove, { params })).status).toBe(204);
  expect(await left(person)).toEqual({ files: 0, certificates: 0, marks: 0 });
  await expectCounted(person);
});

it.each([
  [{ kind: 'gas_safety' }, 'nextDue'],
  [{ kind: 'boiler_service', nextDue: null }, 'nextDue'],
  [{ kind: 'electrical_report', nextDue: 'soon' }, 'nextDue'],
  [{ kind: 'other', nextDue: '2030-01-31' }, 'title'],
  [{ kind: 'driving_licence', nextDue: '2030-01-31' }, 'kind'],
  [{ kind: 'gas_safety', nextDue: '2030-01-31', number: 'x'.repeat(65) }, 'number'],
])('refuses %j with a sentence at its field', async (body, path) => {
  const { add } = await begin();
  expect(await add(body)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
});

it('takes PDFs and pictures up to a number, and drops where a picture was taken', async () => {
  const { person, job, added, file, add } = await begin();
  const { id } = await added();
  const zip = new Uint8Array(Buffer.from('PK\u0003\u0004 not a paper'));
  expect((await file(id, zip)).status).toBe(415);
  expect((await file(id, new Uint8Array(Buffer.from('%PDF-1.7 cut off')))).status).toBe(415);
  expect((await file(id + 1, pdf)).status).toBe(404);
  const taken = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Example Phone' } })
    .toBuffer();
  const { body } = await file(id, new Uint8Array(taken));
  const kept = await (await fetch((body as { fileUrl: string }).fileUrl)).arrayBuffer();
  expect(Buffer.from(kept).toString('latin1')).not.toContain('Example Phone');
  expect(await left(person)).toEqual({ files: 1, certificates: 1, marks: 0 });
  await setItem(person.firmId, `job#${`${job.id}`.padStart(16, '0')}`, { certificateCount: 20 });
  expect(await add({ kind: 'other', title: 'One more' })).toMatchObject({ status: 409 });
});

it('is told of from sixty days before it falls due, and to its client once a day when asked', async () => {
  const { person, email, client, job, params, added } = await begin();
  const far = addDays(today(), 61);
  const last = await added({ kind: 'boiler_service', nextDue: addDays(today(), 60) });
  const first = await added({ kind: 'gas_safety', nextDue: today(), number: 'GS-9' });
  await added({ kind: 'gas_safety', nextDue: far });
  const late = await added({ kind: 'gas_safety', nextDue: addDays(today(), -1) });
  await added({ kind: 'other', title: 'Never due' });
  const due = await person.call(certificates.due, {});
  expect(due.map(({ id }) => id)).toEqual([late.id, first.id, last.id]);
  expect(due.map(({ overdue }) => overdue)).toEqual([true, false, false]);
  expect(due[0]).toMatchObject({ job: { id: job.id, title: 'Boiler' }, client: { name: 'Ada Byron' } });
  expect(await person.call(certificates.due, { query: { from: far, to: far } })).toHaveLength(1);
  expect((await person.answer(certificates.due, { query: { from: far, to: today() } })).status).toBe(400);
  // An omitted day defaults to the earliest, or to sixty days after the other.
  const until = { query: { to: addDays(today(), -1) } };
  expect(await person.call(certificates.due, until)).toMatchObject([{ id: late.id, overdue: true }]);
  expect(await person.call(certificates.due, { query: { from: '9999-12-31' } })).toEqual([]);
  const one = { ...params, certificateId: first.id };
  const remind = () => person.answer(certificates.remind, { params: one, body: {} });
  expect(await remind()).toMatchObject({ status: 200, body: { remindedAt: expect.any(String) } });
  expect(await remind()).toMatchObject({ status: 409 });
  const [mail] = await vi.waitFor(
    async () => {
      const found = await mailTo(system.services.inbox, email);
      expect(found).toHaveLength(1);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );
  for (const words of [
    'Dear Ada Byron',
    'gas safety record is due by',
    'GS-9',
    '3 Harbour Row',
    '/api/guest/mails/',
  ])
    expect(mail?.body.text).toContain(words);
  await setItem(person.firmId, `client#${`${client.id}`.padStart(16, '0')}`, {
    mailsStoppedAt: new Date().toISOString(),
  });
  const other = { ...params, certificateId: last.id };
  expect(await person.answer(certificates.remind, { params: other, body: {} })).toMatchObject({
    status: 409,
  });
});
