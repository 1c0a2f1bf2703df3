import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LetterKind } from '#functions/letters/entity.ts';
import { subscriber } from '#functions/testing/billing.ts';
import { lettersGone } from '#functions/testing/letters.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { trialMailsPerDay } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { clients, invoices, payments } = routes;

/** Sets AWS's sending limits, which the sender notices within a minute. */
const allow = async (limits: object) => {
  await fetch(`${system.services.inbox}/limits`, { method: 'PUT', body: JSON.stringify(limits) });
  (await import('#functions/lib/mail/pace.ts')).forgetRate();
};

beforeEach(async () => {
  // The SDK’s own retries are off: these tests are about what our code does once the SDK has given up.
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
  await (await fetch(`${system.services.inbox}/clear-store`, { method: 'POST' })).text();
});
afterEach(async () => {
  await allow({});
  vi.unstubAllEnvs();
});

const news = (many: number) => Array.from({ length: many }, (): LetterKind => 'payment_told');

let count = 0;
/** A firm with a payment, and a way to queue several emails about it, each to a different address. */
const begin = async (given?: Someone) => {
  // A trial is limited to twenty emails a day.
  const person = given ?? (await subscriber(system));
  const { firmId } = person;
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const { id: invoiceId } = await person.call(invoices.create, {
    body: { invoiceNumber: 'INV-7', clientId: client.id, amount: 80, dueDate: '2030-01-31' },
  });
  const paid = { invoiceId, amount: 20, method: 'cash', paidOn: '2026-11-20' } as const;
  const payment = await person.call(payments.record, { body: paid });
  const base = `l${++count}-${process.pid}`;
  /** Queues emails of these kinds together, and sends them. */
  const letters = async (...kinds: LetterKind[]): Promise<string[]> => {
    const { post } = await import('#functions/letters/post.ts');
    const { transactInTurn } = await import('#functions/lib/transact.ts');
    const posted = kinds.map((kind, at) => {
      const to = `${base}-${at}@example.com`;
      return { to, ...post({ firmId, kind, documentId: invoiceId, version: payment.id, to }) };
    });
    await transactInTurn(posted.flatMap(({ writes }) => writes));
    await posted[0]?.deliver();
    return posted.map(({ to }) => to);
  };
  return { person, firmId, letters, clientId: client.id, invoiceId };
};

/** A firm's emails that have not gone yet, each of which was tried and put off. */
const putOff = async (firmId: FirmId, many: number) => {
  const { letterEntity } = await import('#functions/letters/entity.ts');
  const ask = async () => {
    const { data } = await letterEntity.query.underWay({ scope: 'all' }).go({ pages: 'all' });
    const left = data.filter((letter) => letter.firmId === firmId);
    expect(left).toHaveLength(many);
    for (const { notBefore = 0 } of left) expect(notBefore).toBeGreaterThan(Date.now() + 1_000);
    return left;
  };
  return vi.waitFor(ask, { timeout: 60_000 });
};

/** Moves on a quarter of an hour, when emails waiting for the daily quota are retried. */
const anew = async (letters: Awaited<ReturnType<typeof putOff>>) => {
  const { letterEntity } = await import('#functions/letters/entity.ts');
  // Before mail is opened again, so that no other test file's round takes one of them meanwhile.
  for (const { firmId, id, rank } of letters)
    await letterEntity.patch({ scope: 'all', firmId, id, rank }).set({ notBefore: 0 }).go();
  await (await import('#functions/lib/mail/pace.ts')).closeMail(0);
  await (await import('./carrier.ts')).handler();
};

/** Which of these recipients were emailed, in order; ignores emails still in progress from another test file. */
const arrived = async (...addressees: string[]): Promise<string[]> => {
  const { emails } = (await (await fetch(`${system.services.inbox}/store`)).json()) as {
    emails: { destination: { to: string[] }; timestamp: number }[];
  };
  return emails.map(({ destination }) => destination.to.join()).filter((to) => addressees.includes(to));
};

describe('letters, when SES has less room than there is mail', () => {
  it('all arrive at one a second, what somebody waits for first', { timeout: 240_000 }, async () => {
    // The first paper of a process takes seconds to make, in which the others could all go.
    const earlier = await begin();
    await earlier.letters('payment_receipt');
    await lettersGone(earlier.firmId, 200_000);
    await allow({ perSecond: 1 });
    const { letters, firmId } = await begin();
    // A payment has one receipt, which its customer is waiting for.
    const all = await letters(...news(6), 'payment_receipt');
    await lettersGone(firmId, 200_000);
    const order = await arrived(...all);
    expect([...order].sort()).toEqual([...all].sort());
    // It was queued last, and is the only one that takes time to compose.
    expect(order.at(-1)).not.toBe(all.at(-1));
  });

  it('an invoice, its reminder and a statement wait too, and say so', async () => {
    const { person, clientId, invoiceId } = await begin();
    await allow({ perDay: 0 });
    const params = { id: invoiceId };
    const to = `wait-${process.pid}@example.com`;
    expect((await person.answer(invoices.send, { params, body: { to } })).status).toBe(200);
    expect((await person.answer(invoices.remind, { params, body: { to } })).status).toBe(200);
    const statement = await person.call(invoices.sendStatement, { params: { id: clientId }, body: { to } });
    expect(statement.state).toBe('queued');
    const states = async () => (await person.call(invoices.letters, { params })).map(({ state }) => state);
    expect(await states()).toEqual(['queued', 'queued']);
    const left = await putOff(person.firmId, 3);
    await allow({});
    await anew(left);
    await lettersGone(person.firmId);
    expect(await arrived(to)).toEqual([to, to, to]);
    await vi.waitFor(async () => expect(await states()).toEqual(['delivered', 'delivered']), 30_000);
  });

  it('a trial’s day counts what went out, and not what had no room', { timeout: 180_000 }, async () => {
    const { person, clientId } = await begin(await system.someone());
    await allow({ perSecond: 0 });
    const to = `trial-${process.pid}@example.com`;
    for (let sent = 0; sent <= trialMailsPerDay; sent++)
      await person.call(invoices.sendStatement, { params: { id: clientId }, body: { to } });
    await allow({});
    await lettersGone(person.firmId, 120_000);
    expect(await arrived(to)).toHaveLength(trialMailsPerDay);
    const { statements } = await person.call(routes.thread.ofClient, { params: { id: clientId } });
    expect(statements.filter(({ state }) => state === 'failed')).toMatchObject([
      { why: expect.stringContaining('During your trial') },
    ]);
  });

  it('wait while the day’s quota is used up, and then go out', async () => {
    await allow({ perDay: 2 });
    const { letters, firmId } = await begin();
    const all = await letters(...news(6));
    await vi.waitFor(async () => expect(await arrived(...all)).toHaveLength(2), { timeout: 60_000 });
    const left = await putOff(firmId, 4);
    expect(left.map(({ failures }) => failures)).toEqual(Array(4).fill(undefined));
    await allow({});
    await anew(left);
    await lettersGone(firmId);
    expect((await arrived(...all)).sort()).toEqual([...all].sort());
  });
});

it('many at once all arrive, and once each', { timeout: 200_000 }, async () => {
  await allow({ perSecond: 20 });
  const { letters, firmId } = await begin();
  const all = await letters(...news(30));
  await lettersGone(firmId, 150_000);
  expect((await arrived(...all)).sort()).toEqual([...all].sort());
});
