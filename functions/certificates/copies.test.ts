import { expect, it, vi } from 'vitest';
import { wholeForms } from '#shared/certificates/testing/examples.ts';
import { addDays, today } from '#shared/dates.ts';
import { needsYou } from '#shared/domain/dashboard/needs-you.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { readPdf } from '../paper/testing/read-pdf.ts';
import { filledReader } from '../testing/device/filled.ts';
import { mailTo } from '../testing/inbox.ts';
import { lettersGone } from '../testing/letters.ts';
import { setOnFirm } from '../testing/partition.ts';

const system = localSystem();
const { certificates, clients, jobs, sites } = routes;

let count = 0;
/** Issues a gas safety record of a let property, some days after its date. */
const issuedLet = async (daysAgo: number) => {
  const person = await system.someone();
  const own = `copies${++count}-${process.pid}`;
  const mails = { client: `${own}@example.com`, tenant: `${own}-tenant@example.com` };
  const client = { name: 'Mill Lettings', email: mails.client };
  const { id: clientId } = await person.call(clients.create, { body: client });
  const { id } = await person.call(jobs.create, { body: { title: 'Gas check', clientId } });
  const contacts = [
    { role: 'tenant', name: 'Tess Tenant', email: mails.tenant, getsCopies: true },
    { role: 'tenant', name: 'Paul Paper', email: mails.tenant, paperOnly: true },
    { role: 'keyholder', name: 'Kim Keys' },
  ] as const;
  const { id: siteId, contacts: known } = await person.call(sites.create, {
    body: {
      ...{ clientId, address: '4 Mill Lane\nLeeds', postcode: 'LS1 4AB' },
      ...{ tenure: 'private_let', contacts: contacts.map((each) => ({ ...each })) },
    },
  });
  const [tess = 0, paul = 0, kim = 0] = known.map((each) => each.id);
  const body = { source: 'written', kind: 'gas_safety', siteId } as const;
  const { id: certificateId } = await person.call(certificates.create, { params: { id }, body });
  const params = { id, certificateId };
  const day = addDays(today(), -daysAgo);
  const values = { ...wholeForms.gas_safety, visit: { ...(wholeForms.gas_safety.visit as object), day } };
  const { hash, check } = await person.call(certificates.putValues, { params, body: { values } });
  const signatures = [
    { role: 'engineer', name: 'Alex Fitter', typed: true },
    { role: 'customer', absent: true, reason: 'Nobody in' },
  ] as const;
  const issue = () =>
    person.call(certificates.issue, {
      params,
      body: {
        hash: String(hash),
        signatures: signatures.map((each) => ({ ...each })) as never,
        warningsSeen: (check?.warnings ?? []).map(({ code, path }) => `${code}@${path}`),
      },
    });
  return { person, params, mails, issue, tess, paul, kim };
};

const needsOf = async (person: Someone) => {
  const now = Date.now();
  const needs = needsYou(await filledReader(person), { now, today: today(now) });
  return needs.filter(({ of }) => of === 'certificate');
};

it('goes to the client and the property’s contacts, and says whether it arrived', async () => {
  const { person, params, mails, issue, tess, paul, kim } = await issuedLet(25);
  const { certificateId } = params;
  const send = (to: readonly ('client' | number)[], more = {}) =>
    person.answer(certificates.send, { params, body: { to: [...to], ...more } });
  expect((await send(['client'])).status).toBe(409);
  await issue();
  expect(await needsOf(person)).toMatchObject([
    { reason: 'tenant_copy', id: certificateId, name: '4 Mill Lane, Leeds, LS1 4AB', days: -3 },
  ]);

  const refused = (path: string, message?: string) => ({
    body: { issues: [{ path, ...(message && { message }) }] },
  });
  expect(await send([])).toMatchObject({ status: 400, ...refused('to') });
  expect(await send(['client', kim])).toMatchObject({ status: 400, ...refused('to.1') });
  expect(await send([paul])).toMatchObject({ status: 400, ...refused('to.0', 'Wants paper') });
  expect(await send([9])).toMatchObject({ status: 400, ...refused('to.0') });
  // During a trial the platform emails only the client.
  expect(await send([tess])).toMatchObject({ status: 409, ...refused('to.0') });
  expect((await person.call(certificates.get, { params })).copies).toBeNull();

  await setOnFirm(person.firmId, { stripeSubscriptionId: 'sub_1' });
  expect(await send(['client', tess], { message: 'Here it is.' })).toMatchObject({
    status: 202,
    body: {
      copies: [
        { to: 'client', name: 'Mill Lettings', role: 'client', by: 'mail' },
        { to: tess, name: 'Tess Tenant', role: 'tenant', by: 'mail' },
      ],
    },
  });
  expect(await needsOf(person)).toEqual([]);
  await vi.waitFor(
    async () =>
      expect(await person.call(certificates.letters, { params })).toMatchObject([
        { to: mails.tenant, state: 'delivered' },
        { to: mails.client, state: 'delivered' },
      ]),
    { timeout: 60_000, interval: 50 },
  );
  const [mail] = await mailTo(system.services.inbox, mails.tenant);
  expect(mail).toMatchObject({
    subject: 'Gas safety record GS-00001, 4 Mill Lane, Leeds, LS1 4AB',
    attachments: [{ filename: 'GS-00001.pdf', contentType: 'application/pdf' }],
  });
  const { text } = await readPdf(Buffer.from(mail?.attachments[0]?.content ?? '', 'base64'));
  expect(text).toContain('GS-00001');
});

it('is given on paper, which a tenant’s copy may be as well', async () => {
  const { person, params, issue, paul } = await issuedLet(30);
  await issue();
  expect(await needsOf(person)).toMatchObject([{ reason: 'tenant_copy', days: 2 }]);
  const give = (to: 'client' | number, on: string) =>
    person.answer(certificates.copies, { params, body: { to, by: 'paper', on } });
  const on = today();
  expect(await give(paul, addDays(on, 1))).toMatchObject({ status: 400, body: { issues: [{ path: 'on' }] } });
  expect(await give(9, on)).toMatchObject({ status: 400, body: { issues: [{ path: 'to' }] } });
  expect(await give(paul, on)).toMatchObject({
    status: 200,
    body: { copies: [{ to: paul, name: 'Paul Paper', by: 'paper', at: on }] },
  });
  expect(await needsOf(person)).toEqual([]);
});

it('is not sent more than thirty times a day, and a letter that comes back needs somebody', async () => {
  const { person, params, issue } = await issuedLet(1);
  await issue();
  const email = 'bounce+copy@simulator.amazonses.com';
  const { client } = (await person.call(certificates.all, { query: {} }))[0] ?? {};
  await person.call(clients.update, {
    params: { id: client?.id ?? 0 },
    body: { name: 'Mill Lettings', email },
  });
  const send = () => person.answer(certificates.send, { params, body: { to: ['client'] } });
  expect((await send()).status).toBe(202);
  await vi.waitFor(
    async () =>
      expect(await needsOf(person)).toMatchObject([{ reason: 'bounced', id: params.certificateId }]),
    { timeout: 60_000, interval: 50 },
  );
  const other = { name: 'Mill Lettings', email: `thirty-${process.pid}@example.com` };
  await person.call(clients.update, { params: { id: client?.id ?? 0 }, body: other });
  await setOnFirm(person.firmId, { stripeSubscriptionId: 'sub_1' });
  for (let sent = 1; sent < 30; sent++) expect((await send()).status).toBe(202);
  expect((await send()).status).toBe(429);
  await lettersGone(person.firmId);
});
