import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '#functions/paper/testing/read-pdf.ts';
import { trialMailsPerDay } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { legibleColour } from '#shared/settings/brand.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { whiteDot } from '../../testing/forms.ts';
import { mailTo, type SentMail } from '../../testing/inbox.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { partitionOf, setOnFirm } from '../../testing/partition.ts';

const system = localSystem();
const { clients, invoices, settings, dashboard } = routes;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const business = {
  businessKind: 'company',
  legalName: 'Harbour & Sons Ltd',
  companyNumber: 'SC123456',
  registeredOffice: '1 Quay\nOban',
  address: '1 Quay\nOban',
  phone: '01632 960002',
  accountName: 'Harbour & Sons Ltd',
  bankName: 'Example Bank',
  sortCode: '204060',
  accountNumber: '12345678',
} as const;

const line = { kind: 'labour', description: 'Fit tap', quantity: 2, unit: 'hour', unitPrice: 30, vat: 'o' };

const uploadLogo = (person: Someone) => {
  const form = new FormData();
  form.append('file', new Blob([whiteDot]), 'logo.png');
  return person.send({ method: 'PUT', path: settings.putLogo.path, body: form });
};

let counter = 0;
const begin = async (invoice: object = { lines: [line] }, hasLogo = false) => {
  const email = `sent${++counter}-${process.pid}@example.com`;
  const person = await system.someone();
  await person.call(settings.updateBusiness, { body: business });
  if (hasLogo) await uploadLogo(person);
  const client = { name: 'Ann <Example>', email, address: '2 Quay' };
  const { id: clientId } = await person.call(clients.create, { body: client });
  const body = { invoiceNumber: 'INV-7', clientId, dueDate: '2030-01-31', ...invoice };
  const { id, updatedAt } = await person.call(invoices.create, { body: body as never });
  const send = (given: object = {}, headers: Record<string, string> = {}) =>
    person.answer(invoices.send, { params: { id }, body: { to: email, ...given } }, headers);
  return { person, email, id, clientId, updatedAt, send };
};

const attached = (mail: SentMail | undefined, at = 0): Uint8Array =>
  new Uint8Array(Buffer.from(mail?.attachments[at]?.content ?? '', 'base64'));

it('is in the business’s colour, dark enough to read, and stays as issued', async () => {
  const { person, email, id, clientId } = await begin();
  const printed = async () => Buffer.from((await person.answer(invoices.pdf, { params: { id } })).bytes);
  const plain = await printed();
  await person.call(settings.updateBusiness, { body: { brandColour: '#FFD400' } });
  const body = { invoiceNumber: 'INV-8', clientId, dueDate: '2030-01-31', lines: [line] };
  const next = await person.call(invoices.create, { body: body as never });
  await person.call(invoices.send, { params: { id: next.id }, body: { to: email } });
  const yellow = legibleColour('#FFD400');
  const [mail] = await mailTo(system.services.inbox, email);
  expect(mail?.body.html).toContain(`background:${yellow}`);
  expect(mail?.body.html).not.toContain('#FFD400');
  expect((await printed()).equals(plain)).toBe(true);
  const wrong = await person.answer(settings.updateBusiness, { body: { brandColour: 'yellow' } });
  expect(wrong.status).toBe(400);
});

it('goes out with the business’s head, the total, how to pay and the issued PDF', async () => {
  const { person, email, id, updatedAt, send } = await begin({ lines: [line] }, true);
  const { status, body } = await send();
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { id, sentAt: expect.any(String), updatedAt, reminderCount: 0, lines: [line] },
  });
  const [mail, ...others] = await mailTo(system.services.inbox, email);
  expect(others).toEqual([]);
  expect(mail?.from).toContain('Harbour & Sons Ltd via Fettle');
  expect(mail?.subject).toBe('Invoice INV-7 from Harbour & Sons Ltd');
  const { text = '', html = '' } = mail?.body ?? {};
  for (const words of [
    'Dear Ann <Example>,',
    'invoice INV-7 for £60.00, due on 31 Jan 2030',
    '20-40-60',
    '12345678',
  ])
    expect(text).toContain(words);
  expect(text).toContain('Harbour & Sons Ltd is registered in Scotland under number SC123456.');
  const [, token = ''] = /guest#([\w-]{43})/.exec(text) ?? [];
  const seen = await system.nobody.answer(routes.guest.open, { body: { token } });
  expect(seen).toMatchObject({ status: 200, body: { number: 'INV-7', balance: 60 } });
  expect(html).toContain('Dear Ann &lt;Example&gt;,');
  // The test inbox replaces the name of the attached logo with the picture itself.
  expect(html).toMatch(/<img src="data:image\/png;base64,[^"]+" alt="Harbour &amp; Sons Ltd"/);
  for (const fact of ['£60.00', '31 Jan 2030', 'Example Bank', '20-40-60', '12345678', 'INV-7'])
    expect(html).toContain(fact);
  const names = mail?.attachments.map(({ filename }) => filename);
  expect(names).toEqual(['logo.png', 'INV-7.pdf']);
  const paper = await person.answer(invoices.pdf, { params: { id } });
  expect(Buffer.from(attached(mail, 1)).equals(Buffer.from(paper.bytes))).toBe(true);
  expect(attached(mail)).toEqual(whiteDot);
  const [event] = await person.call(dashboard.activity, {});
  expect(event).toMatchObject({ kind: 'invoice_sent', label: 'INV-7', subjectId: id });
});

it('says what the trader writes instead, of one amount too, and to whom they say', async () => {
  const { person, send, id } = await begin({ amount: 240 });
  await setOnFirm(person.firmId, { stripeSubscriptionId: 'sub_1' });
  await person.call(routes.payments.record, {
    body: { invoiceId: id, amount: 100, method: 'cash', paidOn: '2026-11-20' },
  });
  const to = `office-${process.pid}@example.com`;
  const message = 'Hello Ann,\n\nas agreed <today>.\nSee you';
  expect((await send({ to, subject: 'Your tap', message })).status).toBe(200);
  const [mail] = await mailTo(system.services.inbox, to);
  expect(mail?.subject).toBe('Your tap');
  expect(mail?.body.text).toContain(message);
  expect(mail?.body.text).toContain('£140.00');
  expect(mail?.body.html).toMatch(/as agreed &lt;today&gt;\.\s*<br>See you/);
  const { text } = await readPdf(attached(mail));
  expect(text).toContain('Please pay £140.00 by 31 Jan 2030');
});

it('goes once for one key and again for another, and sentAt is the last time', async () => {
  const { person, email, id, send } = await begin();
  const key = { 'idempotency-key': 'one-tap' };
  const replies = await Promise.all([send({}, key), send({}, key)]);
  expect(replies.map(({ status }) => status).filter((status) => status !== 409)).toContain(200);
  const first = await send({}, key);
  expect(await mailTo(system.services.inbox, email)).toHaveLength(1);
  expect(await send({ subject: 'Other' }, key)).toMatchObject({ status: 422 });
  const again = await send({}, { 'idempotency-key': 'another' });
  const sentAt = (reply: typeof first) => (reply.body as { sentAt: string }).sentAt;
  expect(sentAt(again) > sentAt(first)).toBe(true);
  expect(await mailTo(system.services.inbox, email)).toHaveLength(2);
  const voiding = { params: { id }, body: { reason: 'Wrong' } };
  expect((await person.answer(invoices.void, voiding)).status).toBe(409);
});

it('is refused for a void one, a draft, a stranger’s, and an address that is none', async () => {
  const { person, email, id, clientId, send } = await begin();
  for (const to of [
    '',
    'ann',
    'ann@example',
    'a@example.com, b@example.com',
    'a@example.com\nBcc: b@example.com',
  ])
    expect(await send({ to })).toMatchObject({ status: 400, body: { issues: [{ path: 'to' }] } });
  expect(await send({ subject: 'Two\nlines' })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'subject' }] },
  });
  const draft = await person.call(invoices.createDraft, { body: { clientId } });
  const body = { to: email };
  const stranger = await system.someone();
  expect((await person.answer(invoices.send, { params: { id: draft.id }, body })).status).toBe(404);
  expect((await stranger.answer(invoices.send, { params: { id }, body })).status).toBe(404);
  await person.call(invoices.void, { params: { id }, body: { reason: 'Wrong client' } });
  expect(await send()).toMatchObject({ status: 409, body: { message: 'This invoice is void' } });
  expect(await mailTo(system.services.inbox, email)).toEqual([]);
});

it('that fails is not noted and can be tried again with its key', async () => {
  const { person, email, id, send } = await begin();
  const account = {
    emailService: 'smtp',
    emailUser: server.user,
    smtpHost: server.host,
    smtpPort: 2525,
  } as const;
  await person.call(settings.updateEmail, { body: { ...account, emailPass: 'wrong' } });
  const key = { 'idempotency-key': 'tap' };
  expect(await send({}, key)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('app password') },
  });
  expect(await person.call(invoices.get, { params: { id } })).toMatchObject({ sentAt: null });
  await person.call(settings.updateEmail, { body: { ...account, emailPass: server.pass } });
  expect((await send({}, key)).status).toBe(200);
  const [mail] = server.received.filter(({ to }) => JSON.stringify(to).includes(email));
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['INV-7.pdf']);
});

it('counts among the mails of a trial’s day', async () => {
  const { person, id, email, send } = await begin({ amount: 5 });
  for (let sent = 0; sent < trialMailsPerDay; sent++) expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('20 emails') },
  });
  expect((await person.answer(invoices.remind, { params: { id } })).status).toBe(429);
  expect(await mailTo(system.services.inbox, email)).toHaveLength(trialMailsPerDay);
  const kept = (await partitionOf(person.firmId)).filter(({ __edb_e__ }) => __edb_e__ === 'invoice');
  expect(kept).toMatchObject([{ id, sentAt: expect.any(String) }]);
});

it('that went another way is recorded once without an email, and never when void', async () => {
  const { person, email, id, updatedAt } = await begin();
  const tell = () => person.answer(invoices.handedOver, { params: { id } }, { 'idempotency-key': 'tap' });
  const [first, again] = [await tell(), await tell()];
  expect(first).toMatchObject({
    status: 200,
    body: { id, sentAt: expect.any(String), sentBy: person.userId, updatedAt },
  });
  expect(again.body).toEqual(first.body);
  expect(await mailTo(system.services.inbox, email)).toEqual([]);
  const events = await person.call(dashboard.activity, {});
  expect(events.filter(({ kind }) => kind === 'invoice_sent')).toHaveLength(1);
  const other = await person.call(invoices.create, {
    body: {
      invoiceNumber: 'INV-8',
      clientId: (first.body as { clientId: number }).clientId,
      amount: 5,
      dueDate: '2030-01-31',
    },
  });
  await person.call(invoices.void, { params: { id: other.id }, body: { reason: 'Wrong' } });
  expect((await person.answer(invoices.handedOver, { params: { id: other.id } })).status).toBe(409);
});
