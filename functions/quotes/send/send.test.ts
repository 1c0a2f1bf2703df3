import { expect, it, vi } from 'vitest';
import { fitTheTap } from '#functions/testing/quotes/fit-the-tap.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { readPdf } from '../../paper/testing/read-pdf.ts';
import { mailTo } from '../../testing/inbox.ts';
import { recounted } from '../../testing/partition.ts';

const system = localSystem();
const { clients, dashboard, quotes, settings } = routes;

let count = 0;
const begin = async () => {
  const person = await system.someone();
  await person.call(settings.updateBusiness, { body: { address: '12 Example Street', tradingName: '' } });
  const email = `quoted${++count}-${process.pid}@example.com`;
  const client = await person.call(clients.create, { body: { name: 'Ada', email } });
  const { id } = await person.call(quotes.create, {
    body: { clientId: client.id, title: 'Kitchen tap', lines: [fitTheTap] },
  });
  return { person, client, email, params: { id } };
};

const arrived = (email: string, mails: number) =>
  vi.waitFor(
    async () => {
      const found = await mailTo(system.services.inbox, email);
      expect(found).toHaveLength(mails);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );

it('is sent once by its first link, and by another only after a change', async () => {
  const { person, client, params } = await begin();
  const sent = async () => {
    const events = await person.call(dashboard.activity, {});
    return events.filter(({ kind }) => kind === 'quote_sent').length;
  };
  await person.call(quotes.link, { params });
  const { sentAt } = await person.call(quotes.get, { params });
  await person.call(quotes.link, { params });
  expect(await sent()).toBe(1);
  expect((await person.call(quotes.get, { params })).sentAt).toBe(sentAt);
  const body = { clientId: client.id, title: 'Kitchen tap', lines: [{ ...fitTheTap, quantity: 3 }] };
  await person.call(quotes.update, { params, body });
  await person.call(quotes.link, { params });
  expect(await sent()).toBe(2);
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
});

it('goes out by mail with its link and its paper, and says so at once', async () => {
  const { person, email, params } = await begin();
  const body = { to: email, message: 'Dear Ada,\n\nhere it is.' };
  const { status, body: reply } = await person.answer(quotes.send, { params, body });
  expect(status).toBe(202);
  expect(reply).toMatchObject({ status: 'sent', version: 1, sentAt: expect.any(String), mailTrouble: null });
  expect(reply).toMatchObject({ sentBy: person.userId });
  const [mail] = await arrived(email, 1);
  expect(mail?.subject).toMatch(/^Quote Q-1 from .*: Kitchen tap$/);
  expect(mail?.body.text).toContain('here it is.');
  const [url] = /http:\/\/localhost:\d+\/guest#[\w-]{43}/.exec(mail?.body.text ?? '') ?? [];
  expect(url).toBeDefined();
  const pdf = mail?.attachments?.find(({ filename }) => filename === 'Q-1.pdf');
  expect((await readPdf(Buffer.from(pdf?.content ?? '', 'base64'))).text).toContain('Quote for');
  const [event] = await person.call(dashboard.activity, {});
  expect(event).toMatchObject({ kind: 'quote_sent', label: 'Q-1', subject: 'quotes', subjectId: params.id });
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
});

it('goes out once for one key, and again when it is sent again', async () => {
  const { person, email, params } = await begin();
  const key = { 'idempotency-key': 'send' };
  const send = (headers: object) =>
    person.answer(quotes.send, { params, body: { to: email } }, { ...headers });
  const replies = await Promise.all([send(key), send(key), send(key)]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
  await arrived(email, 1);
  await send({});
  const mails = await arrived(email, 2);
  expect(new Set(mails.map(({ body }) => /guest#[\w-]{43}/.exec(body.text)?.[0])).size).toBe(2);
  expect((await person.call(quotes.get, { params })).version).toBe(1);
});

const ownServer = (person: Someone) =>
  person.call(settings.updateEmail, {
    body: {
      emailService: 'smtp',
      emailUser: 'a@example.com',
      emailPass: 'b',
      smtpHost: 'localhost',
      smtpPort: 2525,
    },
  });

it('tells its user where the mail could not go out', async () => {
  const { person, email, params } = await begin();
  await ownServer(person);
  await person.call(quotes.send, { params, body: { to: email } });
  await vi.waitFor(
    async () =>
      expect(await person.call(quotes.get, { params })).toMatchObject({
        mailTrouble: expect.stringMatching(/\w/),
      }),
    { timeout: 60_000, interval: 100 },
  );
});
