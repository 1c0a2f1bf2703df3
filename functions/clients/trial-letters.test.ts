import { describe, expect, it } from 'vitest';
import { mailTo } from '#functions/testing/inbox.ts';
import { setOnFirm } from '#functions/testing/partition.ts';
import { foreignLink } from '#shared/letter.ts';
import { routes } from '#shared/routes.ts';

import { localSystem } from '../../local/testing/system.ts';

/** What a firm on trial may email to its clients through the platform. */

const system = localSystem();
const { clients, invoices } = routes;

let counter = 0;
const newAddress = () => `trial${++counter}-${process.pid}@example.com`;

const begin = async (email: string | null) => {
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Ann Example', email } });
  const invoice = await person.call(invoices.create, {
    body: { invoiceNumber: 'INV-7', clientId, amount: 120, dueDate: '2030-01-31' },
  });
  const params = { id: invoice.id };
  const send = (body: { to: string; subject?: string; message?: string }) =>
    person.answer(invoices.send, { params, body });
  const emailNow = async () => (await person.call(clients.get, { params: { id: clientId } })).email;
  return { person, clientId, send, emailNow };
};

describe('a letter of a firm on trial', () => {
  it('goes to nobody but its client', async () => {
    const [known, stranger] = [newAddress(), newAddress()];
    const { person, send, emailNow } = await begin(known);
    expect(await send({ to: stranger })).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'to', message: expect.stringContaining(known) }] },
    });
    expect(await mailTo(system.services.inbox, stranger)).toEqual([]);
    expect((await send({ to: known.toUpperCase() })).status).toBe(200);
    await setOnFirm(person.firmId, { stripeSubscriptionId: 'sub_1' });
    expect((await send({ to: stranger })).status).toBe(200);
    expect(await emailNow()).toBe(known);
  });

  it('makes the address that it goes to its client’s who had none', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const { send, emailNow } = await begin(null);
    expect((await send({ to: first })).status).toBe(200);
    expect(await emailNow()).toBe(first);
    expect((await send({ to: second })).status).toBe(409);
  });

  it('goes under the app’s subject, without links', async () => {
    const to = newAddress();
    const { send } = await begin(to);
    expect(await send({ to, message: 'Pay here: www.bank.example/login' })).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'message', message: expect.stringContaining('www.bank.example/login') }] },
    });
    const message = 'Thanks, Ann. Any questions: robin@robins.co.uk';
    expect((await send({ to, subject: 'Your account is locked', message })).status).toBe(200);
    const [mail] = await mailTo(system.services.inbox, to);
    expect(mail?.subject).toMatch(/^Invoice INV-7 from /);
    expect(mail?.body.text).toContain(message);
  });
});

it.each([
  ['See https://evil.example/a?b=1 now', 'https://evil.example/a?b=1'],
  ['WWW.EXAMPLE.COM', 'WWW.EXAMPLE.COM'],
  ['secure-bank.co.uk/login, please', 'secure-bank.co.uk/login,'],
  ['go to bit.ly/3xY', 'bit.ly/3xY'],
  ['https://evil.example/pay@1', 'https://evil.example/pay@1'],
  ['Sign in at https://robin@evil.example', 'https://robin@evil.example'],
  ['evil.example.com/pay@1 or ring', 'evil.example.com/pay@1'],
  ['evil.support/login', 'evil.support/login'],
  ['Pay at www．evil．com', 'www.evil.com'],
  ['Hot/cold mixer, 3/4 in. pipe, 22.5 mm/m, robin@robins.co.uk/Ann', ''],
  ['Mail robin@robins.co.uk at 12.30. Thanks.Robin', ''],
  ['Part no. 15.22.com-b, 1.5 m of pipe', ''],
  ['', ''],
])('the link in “%s” is “%s”', (message, link) => {
  expect(foreignLink(message)).toBe(link);
});
