import { expect, it, vi } from 'vitest';
import { today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { day } from '../testing/clock.ts';
import { mailTo } from '../testing/inbox.ts';
import { partitionOf, setItem } from '../testing/partition.ts';

const system = localSystem();
const { clients, invoices, payments, settings, auth, dashboard } = routes;
const reviewUrl = 'https://reviews.example/harbour';

let count = 0;
const begin = async ({ paid = true, url = reviewUrl as string | null } = {}) => {
  const person = await system.someone();
  await person.call(settings.updateReviews, { body: { reviewUrl: url } });
  const email = `reviewer${++count}-${process.pid}@example.com`;
  const client = await person.call(clients.create, { body: { name: 'Ada <Byron>', email } });
  const params = { id: client.id };
  if (paid) await pay(person, client.id);
  const ask = (body: object = { by: 'mail' }, headers: Record<string, string> = {}) =>
    person.answer(clients.review, { params, body: body as never }, headers);
  return { person, client, params, email, ask };
};
const pay = async (person: Someone, clientId: number) => {
  const body = { invoiceNumber: 'INV-1', clientId, amount: 80, dueDate: '2030-01-31' };
  const { id: invoiceId } = await person.call(invoices.create, { body });
  await person.call(payments.record, { body: { invoiceId, amount: 80, method: 'cash', paidOn: today() } });
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

it('goes out once a year by mail with its address and a way to stop such mails', async () => {
  const { person, params, email, ask, client } = await begin();
  expect(client).toMatchObject({ reviewAskedAt: null, mailsStoppedAt: null });
  const key = { 'idempotency-key': 'tap' };
  const [first, again] = await Promise.all([ask(undefined, key), ask(undefined, key)]);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(first.body).toMatchObject({ reviewAskedAt: expect.any(String), updatedAt: client.updatedAt });
  const [mail] = await arrived(email, 1);
  expect(mail?.body.text).toContain('Dear Ada <Byron>,');
  expect(mail?.body.text).toContain(reviewUrl);
  expect(mail?.body.html).toContain('Dear Ada &lt;Byron&gt;,');
  expect(mail?.body.html).toContain('>Leave a review</a>');
  expect(mail?.attachments).toEqual([]);
  expect(await ask()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('this year') },
  });
  expect((await ask({ by: 'text' })).status).toBe(409);
  const yearAgo = new Date(Date.now() - 366 * day).toISOString();
  await setItem(person.firmId, `client#${`${params.id}`.padStart(16, '0')}`, { reviewAskedAt: yearAgo });
  expect((await ask()).status).toBe(200);
  await arrived(email, 2);
});

it('is refused where nothing is paid, or the address or web page is missing', async () => {
  const unpaid = await begin({ paid: false });
  expect(await unpaid.ask()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('hasn’t paid') },
  });
  const nowhere = await begin({ url: null });
  expect(await nowhere.ask()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Settings') },
  });
  const { person, params, ask } = await begin();
  await person.call(clients.update, { params, body: { name: 'Ada', email: null } });
  expect(await ask()).toMatchObject({ status: 400 });
  expect(await ask({ by: 'post' })).toMatchObject({ status: 400, body: { issues: [{ path: 'by' }] } });
  expect(await ask({ by: 'text' })).toMatchObject({ status: 200 });
  for (const url of [
    ...['javascript:alert(1)', 'reviews.example', 'http://reviews.example', 'https://x'],
    ...[
      'https://harbour@reviews.example',
      'https://harbour:pass@reviews.example',
      'https://:@reviews.example',
    ],
    ...[
      'https://192.0.2.7/review',
      'https://3221225991/review',
      'https://0xc0.0.2.7',
      'https://[2001:db8::7]/',
    ],
    ...['https://xn--gogle-4ve.example/r', 'https://www.xn--p1ai/r', 'https://gоogle.example/r'],
  ])
    expect(await person.answer(settings.updateReviews, { body: { reviewUrl: url } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'reviewUrl' }] },
    });
  expect(await person.call(auth.user, {})).toMatchObject({ reviewUrl, appointmentsOn: false });
  expect(await person.call(settings.updateReviews, { body: { reviewUrl: '' } })).toEqual({ reviewUrl: null });
});

it('is stopped for all such emails by a press, not by opening, and wanted again', async () => {
  const { person, params, email, ask } = await begin();
  await ask();
  const [mail] = await arrived(email, 1);
  const [url = ''] = /http:\/\/localhost:\d+\/api\/guest\/mails\/[\w-]{43}/.exec(mail?.body.text ?? '') ?? [];
  const look = await fetch(url);
  expect(look.headers.get('content-type')).toMatch(/^text\/html/);
  expect(look.headers.get('content-disposition')).toMatch(/^inline/);
  expect(await look.text()).toContain('Stop these emails');
  const stopped = async () => (await person.call(clients.get, { params })).mailsStoppedAt;
  expect(await stopped()).toBeNull();
  const press = (body: string) =>
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  expect(await (await press('List-Unsubscribe=One-Click')).text()).toContain('Start these emails again');
  expect(await stopped()).not.toBeNull();
  expect(await ask()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('has stopped these emails') },
  });
  await press('want=yes');
  expect(await stopped()).toBeNull();
  const token = url.slice(-43);
  expect(JSON.stringify(await partitionOf(person.firmId))).not.toContain(token);
  expect((await fetch(url.replace(token, 'a'.repeat(43)))).status).toBe(404);
  expect(await system.nobody.answer(routes.guest.open, { body: { token } })).toMatchObject({ status: 404 });
  for (let n = 0; n < 18; n++) await press('want=no');
  expect((await press('want=no')).status).toBe(429);
});

it('that cannot be mailed is told of, and may be asked for again', async () => {
  const { person, params, ask } = await begin();
  await person.call(settings.updateEmail, {
    body: {
      emailService: 'smtp',
      emailUser: 'a@example.com',
      smtpHost: '127.0.0.1',
      smtpPort: 465,
      emailPass: 'x',
    },
  });
  expect((await ask()).status).toBe(200);
  await vi.waitFor(
    async () => {
      const kinds = (await person.call(dashboard.activity, {})).map(({ kind }) => kind);
      expect(kinds).toContain('mail_failed');
    },
    { timeout: 60_000, interval: 50 },
  );
  expect((await person.call(clients.get, { params })).reviewAskedAt).toBeNull();
});
