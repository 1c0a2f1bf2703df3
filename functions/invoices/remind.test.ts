import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trialMailsPerDay } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { hour, rightClockAfterEach, setClock } from '../testing/clock.ts';
import { mailTo } from '../testing/inbox.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { partitionOf, setOnFirm } from '../testing/partition.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, guest, invoices, settings, dashboard } = routes;
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

let counter = 0;
const newAddress = () => `client${++counter}-${process.pid}@example.com`;

const begin = async (email: string | null = newAddress(), status: 'unpaid' | 'paid' = 'unpaid') => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café', email } });
  const body = { invoiceNumber: 'INV-7', clientId: client.id, amount: 1234.5, dueDate: '2026-01-31', status };
  const invoice = await person.call(invoices.create, { body });
  return { person, client, invoice, email: email ?? '' };
};

const remind = (person: Someone, id: number, headers = {}) =>
  person.answer(invoices.remind, { params: { id } }, headers);

const useOwnServer = (person: Someone, changes: { emailPass?: string; smtpHost?: string } = {}) =>
  person.call(settings.updateEmail, {
    body: {
      emailService: 'smtp',
      emailUser: server.user,
      emailPass: server.pass,
      smtpHost: server.host,
      smtpPort: server.port,
      ...changes,
    },
  });

describe('a reminder', () => {
  it('goes out through the platform, with the invoice attached and answers going to the user', async () => {
    const { person, invoice, email } = await begin();
    const business = { tradingName: 'Example Plumbing', email: 'office@example.com' };
    await person.call(settings.updateBusiness, { body: business });
    const { status, body } = await remind(person, invoice.id);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id: invoice.id, status: 'overdue', reminderCount: 1, client: { name: 'Harbour Café' } },
    });
    const [mail, ...others] = await mailTo(system.services.inbox, email);
    expect(others).toEqual([]);
    expect(mail?.from).toContain('Example Plumbing via Fettle');
    expect(JSON.stringify(mail?.replyTo)).toContain('office@example.com');
    expect(mail?.subject).toContain('INV-7');
    expect(mail?.body.text).toContain('£1,234.50');
    expect(mail?.body.html).toContain('£1,234.50');
    const [, token = ''] = /guest#([\w-]+)/.exec(mail?.body.html ?? '') ?? [];
    expect(await system.nobody.call(guest.open, { body: { token } })).toMatchObject({ number: 'INV-7' });
    const [attached] = mail?.attachments ?? [];
    expect(attached).toMatchObject({ filename: 'INV-7.pdf', contentType: 'application/pdf' });
    const pdf = new Uint8Array(Buffer.from(attached?.content ?? '', 'base64'));
    const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
    expect(text).toContain('Example Plumbing');
    expect(text).toContain('£1,234.50');
    expect(text).toContain('OVERDUE');
  });

  it('is recorded and leaves the status alone', async () => {
    const { person, invoice } = await begin();
    await remind(person, invoice.id);
    const after = await person.call(invoices.get, { params: { id: invoice.id } });
    expect(after).toMatchObject({
      status: 'overdue',
      sentAt: after.lastRemindedAt,
      lastRemindedAt: expect.any(String),
      ...{ lastRemindedBy: person.userId, sentBy: person.userId },
      reminderCount: 1,
    });
    expect(after.updatedAt > invoice.updatedAt).toBe(true);
    const kept = (await partitionOf(person.firmId)).find((item) => item.__edb_e__ === 'invoice');
    expect(kept).toMatchObject({ status: 'unpaid' });
    const [event] = await person.call(dashboard.activity, {});
    expect(event).toMatchObject({ kind: 'invoice_reminded', label: 'INV-7', subjectId: invoice.id });
  });

  it('goes once a day in London, and counts', async () => {
    const moveOn = setClock('2026-07-01T12:00:00Z');
    const { person, invoice, email } = await begin();
    expect((await remind(person, invoice.id)).status).toBe(200);
    const already = { status: 409, body: { message: 'Already reminded today' } };
    expect(await remind(person, invoice.id)).toMatchObject(already);
    moveOn(10 * hour);
    expect(await remind(person, invoice.id)).toMatchObject(already);
    moveOn(1 * hour);
    const second = await remind(person, invoice.id);
    expect(second).toMatchObject({
      status: 200,
      body: { reminderCount: 2, sentAt: expect.stringContaining('2026-07-01T12:00:00') },
    });
    expect(await mailTo(system.services.inbox, email)).toHaveLength(2);
  });

  it('goes once when asked for twice at the same moment', async () => {
    const { person, invoice, email } = await begin();
    const replies = await Promise.all(Array.from({ length: 5 }, () => remind(person, invoice.id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await mailTo(system.services.inbox, email)).toHaveLength(1);
  });

  it('goes once when the same call is repeated with its key', async () => {
    const { person, invoice, email } = await begin();
    const key = { 'idempotency-key': 'one-tap' };
    const first = await remind(person, invoice.id, key);
    const again = await remind(person, invoice.id, key);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await mailTo(system.services.inbox, email)).toHaveLength(1);
  });

  it('says what the user wrote instead, to the address they gave, with how to pay below', async () => {
    const { person, invoice, email } = await begin();
    await setOnFirm(person.firmId, { stripeSubscriptionId: 'sub_1' });
    const account = { accountName: 'P. Example', sortCode: '123456', accountNumber: '12345678' };
    await person.call(settings.updateBusiness, { body: account });
    const body = { to: newAddress(), subject: 'One more word', message: 'Dear Pat,\n\nDid it reach you?' };
    await person.call(invoices.remind, { params: { id: invoice.id }, body });
    expect(await mailTo(system.services.inbox, email)).toEqual([]);
    const [mail] = await mailTo(system.services.inbox, body.to);
    expect(mail?.subject).toBe('One more word');
    expect(mail?.body.text).toContain('Did it reach you?');
    expect(mail?.body.text).toContain('Sort code:       12-34-56');
    expect(mail?.body.text).toContain('Account name:    P. Example');
  });

  it('needs an address', async () => {
    const { person, invoice } = await begin(null);
    const refused = { status: 400, body: { message: 'Harbour Café has no email address' } };
    expect(await remind(person, invoice.id)).toMatchObject(refused);
    expect(await person.call(invoices.get, { params: { id: invoice.id } })).toEqual({
      ...invoice,
      status: 'overdue',
    });
  });

  it('is not sent for a paid invoice', async () => {
    const { person, invoice, email } = await begin(newAddress(), 'paid');
    expect(await remind(person, invoice.id)).toMatchObject({
      status: 409,
      body: { message: 'This invoice is paid' },
    });
    expect(await mailTo(system.services.inbox, email)).toEqual([]);
  });
});

describe('the daily limit of a trial', () => {
  it('stops the next mail and leaves its invoice as it was', async () => {
    const { person, client } = await begin();
    const raised = await Promise.all(
      Array.from({ length: trialMailsPerDay + 1 }, (_, n) =>
        person.call(invoices.create, {
          body: { invoiceNumber: `L${n}`, clientId: client.id, amount: 1, dueDate: '2026-01-01' },
        }),
      ),
    );
    const replies = [];
    for (const { id } of raised) replies.push(await remind(person, id));
    const last = replies.pop();
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(last).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('20 emails a day') },
    });
    const { id = 0 } = raised.at(-1) ?? {};
    expect(await person.call(invoices.get, { params: { id } })).toMatchObject({
      reminderCount: 0,
      sentAt: null,
    });
    await useOwnServer(person);
    expect((await remind(person, id)).status).toBe(200);
  });
});

describe("the user's own mail account", () => {
  it('is used once it is set up', async () => {
    const { person, invoice, email } = await begin();
    await useOwnServer(person);
    expect((await remind(person, invoice.id)).status).toBe(200);
    const mail = server.received.find(({ to }) => JSON.stringify(to).includes(email));
    expect(mail?.from?.value[0]).toEqual({ name: 'Robin Example', address: server.user });
    expect(mail?.text).toContain('£1,234.50');
    expect(mail?.html).toContain('£1,234.50');
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['INV-7.pdf']);
    expect(await mailTo(system.services.inbox, email)).toEqual([]);
  });

  it.each([
    ['a wrong password', { emailPass: 'wrong' }, 'app password'],
    ['a server that is not there', { smtpHost: '127.0.0.1' }, 'couldn’t reach'],
    ['a name that means nothing', { smtpHost: 'mail.invalid' }, 'couldn’t find'],
  ])('says what to do about %s, and the reminder can be sent after', async (_, changes, words) => {
    const { person, invoice, email } = await begin();
    await useOwnServer(person, changes);
    const key = { 'idempotency-key': 'tap' };
    expect(await remind(person, invoice.id, key)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(words) },
    });
    expect(await person.call(invoices.get, { params: { id: invoice.id } })).toMatchObject({
      reminderCount: 0,
    });
    await useOwnServer(person);
    expect((await remind(person, invoice.id, key)).status).toBe(200);
    expect(server.received.filter(({ to }) => JSON.stringify(to).includes(email))).toHaveLength(1);
  });

  it('and an invoice paid while the mail is on its way stays paid', async () => {
    const { person, client, invoice } = await begin();
    await useOwnServer(person);
    const paid = { invoiceNumber: 'INV-7', clientId: client.id, amount: 1234.5, dueDate: '2026-01-31' };
    server.meanwhile = () =>
      person.call(invoices.update, { params: { id: invoice.id }, body: { ...paid, status: 'paid' } });
    const { status, body } = await remind(person, invoice.id);
    server.meanwhile = undefined;
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'paid', paidAt: expect.any(String), reminderCount: 1 },
    });
    const kept = (await partitionOf(person.firmId)).find(({ __edb_e__ }) => __edb_e__ === 'invoice');
    expect(kept).toMatchObject({ status: 'paid', reminderCount: 1 });
    expect(kept).not.toHaveProperty('gsi1pk');
    expect(kept).not.toHaveProperty('remindingUntil');
  });

  it('says so when it refuses the client’s address', async () => {
    const { person, invoice } = await begin(`nobody-${newAddress()}`);
    await useOwnServer(person);
    expect(await remind(person, invoice.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Your email server refused the client's address.") },
    });
  });
});
