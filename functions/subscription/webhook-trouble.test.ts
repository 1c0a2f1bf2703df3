import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { deliver, eventOf, mayUse, newcomer, pay, payer, plan } from '#functions/testing/billing.ts';
import { connected, deliverConnected, tellAccount } from '#functions/testing/online.ts';
import { problem } from '#functions/testing/problem.ts';
import { connectEvents } from '#shared/payments/at-provider.ts';
import { routes } from '#shared/routes.ts';
import { settlingEvents } from '#shared/subscription/at-provider.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
const { create, webhook } = routes.subscription;

const send = async (event: object, how = {}) => (await deliver(system.nobody, event, how)).status;

describe('a call of the webhook that is not the provider’s', () => {
  const refused = problem('validation', 'The signature is not valid');

  it('is refused when it is forged, altered, or a replay of six minutes ago', async () => {
    const person = await payer(system);
    const event = await eventOf(system, person, 'invoice.paid');
    const sixMinutesAgo = Date.now() - 6 * 60 * 1000;
    for (const how of [
      { secret: 'whsec_guessed' },
      { at: sixMinutesAgo },
      { at: Date.now() - 24 * 60 * 60 * 1000 },
    ]) {
      const { status, body } = await deliver(system.nobody, event, how);
      expect({ status, body }).toEqual({ status: 400, body: refused });
    }
    expect(await mayUse(person)).toBe(false);
    expect(await send(event, { at: Date.now() - 4 * 60 * 1000 })).toBe(204);
  });

  it.each([
    ['no signature', {}, '{}'],
    ['an empty one', { 'stripe-signature': '' }, '{}'],
    ['nonsense', { 'stripe-signature': 't=1,v1=00' }, '{}'],
    ['a body of nothing', { 'stripe-signature': 't=1,v1=00' }, ''],
    ['no JSON', { 'stripe-signature': 't=1,v1=00' }, 'x'],
  ])('is refused with %s', async (_, headers, body) => {
    const answer = await system.nobody.send({ method: 'POST', path: webhook.path, headers, body });
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 400, body: refused });
  });

  it.each([
    null,
    [],
    {},
    { id: 'evt_1' },
    { id: 'evt_1', type: 'invoice.paid' },
    { id: 1, type: 2, data: 3 },
  ])('is refused when it is signed and no event: %j', async (event) => {
    const answer = await deliver(system.nobody, event as object);
    expect(answer).toMatchObject({ status: 400, body: { message: 'The event cannot be read' } });
  });

  it('is refused when one byte of it was changed after signing', async () => {
    const { Stripe } = await import('stripe');
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'invoice.paid',
      data: { object: {} },
    });
    const secret = process.env.STRIPE_WEBHOOK_SECRET ?? '';
    const headers = { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }) };
    const answer = await system.nobody.send({
      method: 'POST',
      path: webhook.path,
      headers,
      body: `${payload} `,
    });
    expect(answer.status).toBe(400);
  });

  it('is passed over when it is about somebody or something else', async () => {
    const about = (type: string, object: object) => ({
      id: 'evt_other',
      object: 'event',
      type,
      data: { object },
    });
    for (const event of [
      about('invoice.paid', { customer: 'cus_of_another_shop' }),
      about('invoice.paid', { customer: null }),
      about('customer.subscription.updated', {}),
      about('charge.refunded', { customer: 'cus_x' }),
    ])
      expect(await send(event)).toBe(204);
  });
});

it('a signed event is acted on, ignored or refused, and never fails', async () => {
  const [person, owner] = [await payer(system), await connected(system)];
  const paid = await eventOf(system, person, 'invoice.paid');
  const { customer } = paid.data.object as { customer: string };
  const { account } = await tellAccount(system, owner);
  const odd = [
    '',
    '.',
    '..',
    '\u0000',
    'a/b?c=d#e',
    '\ud800',
    'x'.repeat(2100),
    'é'.repeat(4000),
    'x'.repeat(20_000),
  ];
  const id = fc.oneof(fc.constantFrom(...odd), fc.string(), fc.string({ minLength: 3000, maxLength: 5000 }));
  const value = fc.oneof(id, fc.jsonValue({ maxDepth: 1 }));
  const usual = <T>(real: T) => fc.oneof(fc.constant(real), value);
  const events = fc.record({
    id: fc.oneof(id, usual('evt_1')),
    type: fc.constantFrom(...settlingEvents, ...connectEvents),
    account: usual(account),
    livemode: fc.boolean(),
    data: fc.record({
      object: fc.record(
        {
          id: usual('cs_test_1'),
          customer: usual(customer),
          payment_intent: value,
          metadata: fc.record({ invoiceId: fc.oneof(fc.constant('1'), value) }),
        },
        { requiredKeys: [] },
      ),
    }),
  });
  await fc.assert(
    fc.asyncProperty(events, fc.constantFrom(deliver, deliverConnected), async (event, to) => {
      expect([204, 400]).toContain((await to(system.nobody, event)).status);
    }),
    {
      numRuns: 200,
      examples: [3000, 5000].flatMap((length) => [
        [{ ...paid, id: 'x'.repeat(length) }, deliver],
        [{ ...paid, id: 'x'.repeat(length), account, livemode: false }, deliverConnected],
      ]) as never,
    },
  );
}, 120_000);

describe('a database that refuses writes', () => {
  it('makes the webhook a 500, and the provider’s next try acts', async () => {
    const person = await payer(system);
    const event = await eventOf(system, person, 'invoice.paid');
    const { document } = await import('#functions/lib/table.ts');
    const refusing = vi.spyOn(document, 'send').mockImplementation(async () => {
      throw new Error('The database is gone');
    });
    expect(await send(event)).toBe(500);
    refusing.mockRestore();
    expect(await mayUse(person)).toBe(false);
    expect(await send(event)).toBe(204);
    expect(await mayUse(person)).toBe(true);
  });

  it('is tried again by the provider until it writes', async () => {
    const person = await newcomer(system);
    const { clientSecret } = await person.call(create, plan);
    const { document } = await import('#functions/lib/table.ts');
    const { TransactWriteCommand } = await import('@aws-sdk/lib-dynamodb');
    const real = document.send.bind(document);
    let refused = 0;
    const refusing = vi.spyOn(document, 'send').mockImplementation(async (...given) => {
      if (!(given[0] instanceof TransactWriteCommand)) return real(...given);
      refused++;
      throw new Error('Writes are refused');
    });
    await pay(system, clientSecret);
    await vi.waitFor(() => expect(refused).toBeGreaterThan(0), 60_000);
    refusing.mockRestore();
    await vi.waitFor(async () => expect(await mayUse(person)).toBe(true), { timeout: 60_000 });
  });
});
