import { expect, it, vi } from 'vitest';
import { document } from '#functions/lib/table.ts';
import { addDays, today } from '#shared/dates.ts';
import type { GuestStatement } from '#shared/guest/statement.ts';
import { newId } from '#shared/ids.ts';
import { routes } from '#shared/routes.ts';
import { recordTrips, wavesOf } from '../../bench/trips.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { readPdf } from '../paper/testing/read-pdf.ts';
import { rightClockAfterEach, setClock } from '../testing/clock.ts';
import { mailTo } from '../testing/inbox.ts';
import { connected, customerOf, press } from '../testing/online.ts';
import { partitionOf } from '../testing/partition.ts';
import { tokenIn } from '../testing/token-in.ts';

const system = localSystem();
const recorder = recordTrips(document);
rightClockAfterEach();
const { account, clients, guest, invoices, payments } = routes;

const opened = (token: string) =>
  system.nobody.call(guest.open, { body: { token } }) as Promise<GuestStatement>;
const opening = (token: string) => system.nobody.answer(guest.open, { body: { token } });

const raise = async (owner: Someone, clientId: number, invoiceNumber: string, amount: number, late: number) =>
  (
    await owner.call(invoices.create, {
      body: { clientId, invoiceNumber, amount, dueDate: addDays(today(), -late) },
    })
  ).id;

const withStatement = async (owner: Someone) => {
  const body = {
    ...{ name: 'Harbour Café', address: '1 Quay', email: `${owner.firmId}@customers.example.com` },
    ...{ phone: '01632 960077', kind: 'business' as const, vatNumber: 'GB 123 4567 82' },
  };
  const { id } = await owner.call(clients.create, { body });
  const [first, second] = [await raise(owner, id, 'S-1', 240, 40), await raise(owner, id, 'S-2', 60, -10)];
  await owner.call(payments.record, {
    body: { invoiceId: first, amount: 40, method: 'bank', paidOn: today() },
  });
  const params = { id };
  const token = tokenIn(await owner.call(invoices.statementLink, { params }));
  return { id, params, first, second, token, email: body.email };
};

it('shows by its link what is open, and leads to each invoice, where it is paid', async () => {
  const owner = await connected(system);
  const { id, first, second, token } = await withStatement(owner);
  const other = await owner.call(clients.create, { body: { name: 'Else' } });
  const theirs = await raise(owner, other.id, 'E-1', 10, 1);
  const shown = await opened(token);
  expect(shown).toMatchObject({
    ...{ kind: 'statement', client: { name: 'Harbour Café', address: '1 Quay' }, owed: 260, overdue: 200 },
    open: [
      { id: first, invoiceNumber: 'S-1', balance: 200, age: '31-60', pay: { amount: 200 } },
      { id: second, invoiceNumber: 'S-2', balance: 60, age: '0-30', pay: { amount: 60 } },
    ],
    payments: [{ invoiceNumber: 'S-1', amount: 40 }],
  });
  const told = JSON.stringify(shown);
  for (const secret of ['01632 960077', 'customers.example.com', 'GB 123', 'business', `${id}`, '"E-1"'])
    expect(told).not.toContain(secret);

  const trips = await recorder.during(async () => expect((await opening(token)).status).toBe(200));
  // The end of one may be recorded after the next has started, and then they count as one.
  expect(wavesOf(trips).length).toBeLessThanOrEqual(2);

  const linkOf = (invoiceId: number) => system.nobody.answer(guest.invoice, { body: { token, invoiceId } });
  expect((await linkOf(theirs)).status).toBe(404);
  const { body } = await linkOf(first);
  expect((await linkOf(first)).body).toEqual(body);
  const customer = customerOf(system, { token: tokenIn(body as { url: string }) });
  await press(await customer.pageFor(), 'card');
  expect(await customer.back()).toMatchObject({ number: 'S-1', balance: 0 });
  expect(await opened(token)).toMatchObject({ owed: 60, paid: 240, open: [{ invoiceNumber: 'S-2' }] });

  const pdf = await system.nobody.answer(guest.pdf, { body: { token } });
  const { text } = await readPdf(pdf.bytes);
  expect(text).toContain('Statement');
  expect(text).toContain('S-2');
  for (const route of [guest.pay, guest.receipt, guest.payment])
    expect((await system.nobody.answer(route, { body: { token } })).status).toBe(404);
  expect((await system.nobody.answer(guest.seen, { body: { token } })).status).toBe(204);
});

it('goes out by mail with its PDF and a link, once, is kept, and is told of when it comes back', async () => {
  const owner = await system.someone();
  const { params, email } = await withStatement(owner);
  const key = { 'idempotency-key': 'one-statement' };
  const [sent, again] = [
    await owner.answer(invoices.sendStatement, { params, body: { to: email } }, key),
    await owner.answer(invoices.sendStatement, { params, body: { to: email } }, key),
  ];
  expect(sent).toMatchObject({ status: 200, body: { to: email, trouble: null } });
  expect(again.body).toEqual(sent.body);
  const mails = await mailTo(system.services.inbox, email);
  expect(mails).toHaveLength(1);
  const [token = ''] = /(?<=guest#)[\w-]{43}/.exec(JSON.stringify(mails)) ?? [];
  expect(await opened(token)).toMatchObject({ owed: 260 });
  expect(JSON.stringify(mails)).toContain('£260.00');

  const { handler } = await import('../bounces/handler.ts');
  const bounced = {
    eventType: 'Bounce',
    bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: email }] },
    mail: { tags: { firmId: [owner.firmId], clientId: [`${params.id}`], statement: ['true'] } },
  };
  await handler({ Records: [{ Sns: { Message: JSON.stringify(bounced) } }] } as never);
  expect(await owner.call(routes.thread.ofClient, { params })).toMatchObject({
    statements: [{ to: email, trouble: 'bounced' }],
  });
  const refused = await owner.answer(invoices.sendStatement, { params, body: { to: email } });
  expect(refused.status).toBe(409);
});

it('ends with its client, and no address stays behind', async () => {
  const owner = await system.someone();
  const add = (id: number, name: string) => owner.call(clients.create, { body: { id, name } as never });
  const id = newId();
  await add(id, 'Harbour Café');
  const params = { id };
  const copied = tokenIn(await owner.call(invoices.statementLink, { params }));
  const to = `${owner.firmId}@customers.example.com`;
  await owner.call(invoices.sendStatement, { params, body: { to } });
  const [mailed = ''] =
    /(?<=guest#)[\w-]{43}/.exec(JSON.stringify(await mailTo(system.services.inbox, to))) ?? [];
  expect(await opened(mailed)).toMatchObject({ client: { name: 'Harbour Café' } });
  expect(JSON.stringify(await partitionOf(owner.firmId))).toContain(to);
  await owner.call(clients.remove, { params });
  await add(id, 'Somebody Else');
  for (const token of [copied, mailed]) expect((await opening(token)).status).toBe(404);
  expect(JSON.stringify(await partitionOf(owner.firmId))).not.toContain(to);
  expect(await opened(tokenIn(await owner.call(invoices.statementLink, { params })))).toMatchObject({
    client: { name: 'Somebody Else' },
  });
});

it('says that it was ended or is too old, and dies with its client or account', async () => {
  const [owner, stranger] = [await system.someone(), await system.someone()];
  const { params, token } = await withStatement(owner);
  for (const route of [invoices.statementLink, invoices.statementUnlink])
    expect((await stranger.answer(route, { params })).status).toBe(404);
  const body = { to: 'ada@example.com' };
  expect((await stranger.answer(invoices.sendStatement, { params, body })).status).toBe(404);
  await owner.call(invoices.statementUnlink, { params });
  expect(await opening(token)).toMatchObject({ status: 410, body: { why: 'replaced' } });
  const newer = tokenIn(await owner.call(invoices.statementLink, { params }));
  expect(await opened(newer)).toMatchObject({ owed: 260 });
  setClock(addDays(today(), 402));
  expect(await opening(newer)).toMatchObject({ status: 410, body: { why: 'expired' } });
  vi.useRealTimers();

  const empty = await owner.call(clients.create, { body: { name: 'Nobody' } });
  const ofEmpty = tokenIn(await owner.call(invoices.statementLink, { params: { id: empty.id } }));
  expect(await opened(ofEmpty)).toMatchObject({ owed: 0, open: [] });
  await owner.call(clients.remove, { params: { id: empty.id } });
  expect((await opening(ofEmpty)).status).toBe(404);
  await owner.call(account.erase, { body: { confirmation: owner.email } });
  await vi.waitFor(async () => expect((await opening(newer)).status).toBe(404), 60_000);
});
