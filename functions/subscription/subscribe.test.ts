import { describe, expect, it, vi } from 'vitest';
import {
  cards,
  chargesOf,
  holdWebhooks,
  mayUse,
  newcomer,
  pay,
  plan,
  subscriber,
  tell,
} from '#functions/testing/billing.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { problem } from '#functions/testing/problem.ts';
import { routes } from '#shared/routes.ts';
import { apiFor } from '../../local/testing/api-client.ts';
import { localSystem } from '../../local/testing/system.ts';

const system = localSystem();
const { create, get } = routes.subscription;

const madeFor = async ({ email }: { email: string }) => {
  const { provider } = await import('#functions/lib/provider.ts');
  const { client } = await provider();
  const [customers, prices] = await Promise.all([client.customers.list({ email }), client.prices.list()]);
  return { customers: customers.data.length, prices: prices.data.length };
};

describe('Stripe failing at what it is asked to make', () => {
  // The price first: it is created once for everybody.
  it.each([
    { path: '/v1/prices', done: true },
    { path: '/v1/customers', done: false },
    { path: '/v1/customers', done: true },
    { path: '/v1/subscriptions', done: false },
    { path: '/v1/subscriptions', done: true },
  ])('at $path (done all the same: $done) can be tried again, and makes nothing twice', async (breakNext) => {
    const person = await newcomer(system);
    await tell(system, { email: person.email, breakNext });
    expect((await person.answer(create, plan)).status).toBe(502);
    const { clientSecret } = await person.call(create, plan);
    expect(await pay(system, clientSecret)).toBe('succeeded');
    expect((await tell(system, { email: person.email })).subscriptions).toHaveLength(1);
    expect(await madeFor(person)).toEqual({ customers: 1, prices: 1 });
  });

  it('for a while, however often it is tried meanwhile', async () => {
    const person = await newcomer(system);
    await tell(system, { email: person.email, down: true });
    for (let n = 0; n < 5; n++) expect((await person.answer(create, plan)).status).toBe(502);
    await tell(system, { email: person.email, down: false });
    expect((await person.answer(create, plan)).status).toBe(200);
    expect(await madeFor(person)).toEqual({ customers: 1, prices: 1 });
  });
});

describe('beginning to subscribe', () => {
  it('answers where to pay, and opens nothing before it is paid for', async () => {
    const person = await newcomer(system);
    const { clientSecret, subscriptionId } = await person.call(create, plan);
    expect(clientSecret).toMatch(/_secret_/);
    expect(subscriptionId).toMatch(/^sub_/);
    expect(await person.call(get, {})).toMatchObject({ status: 'incomplete', nextBilling: null, card: null });
    expect(await mayUse(person)).toBe(false);
    expect(await person.call(routes.auth.user, {})).toMatchObject({
      stripeSubscriptionId: null,
      subscriptionEndedAt: null,
    });
  });

  it('many times at once makes one customer and one subscription', async () => {
    const person = await newcomer(system);
    const replies = await Promise.all(Array.from({ length: 20 }, () => person.call(create, plan)));
    replies.push(await person.call(create, plan));
    expect(new Set(replies.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    const { subscriptions } = await tell(system, { email: person.email });
    expect(subscriptions).toHaveLength(1);
    const owners = (await partitionOf(person.firmId)).filter((item) => item.stripeCustomerId);
    expect(owners).toHaveLength(1);
  });

  it('with one key is done once, and answered the same', async () => {
    const person = await newcomer(system);
    const headers = { 'idempotency-key': 'double-click' };
    const [one, two] = await Promise.all([
      person.answer(create, plan, headers),
      person.answer(create, plan, headers),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body).toEqual(two.body);
  });

  it('is one payment, however many pages it is open in', async () => {
    const person = await newcomer(system);
    const [one, two] = await Promise.all([person.call(create, plan), person.call(create, plan)]);
    expect(await pay(system, one.clientSecret)).toBe('succeeded');
    expect(await pay(system, two.clientSecret)).toMatch(/already succeeded/);
    expect(await chargesOf(system, person)).toEqual([4900]);
  });

  it('is refused to somebody subscribed, even before any webhook has come', async () => {
    const person = await newcomer(system);
    const { clientSecret } = await person.call(create, plan);
    await holdWebhooks(system, person);
    await pay(system, clientSecret);
    const { status, body } = await person.answer(create, plan);
    expect({ status, body }).toEqual({ status: 409, body: problem('not_now', 'You’re already subscribed') });
    expect(await mayUse(person)).toBe(true);
    expect(await chargesOf(system, person)).toEqual([4900]);
  });

  it('starts anew when the first attempt has expired, and the old one cannot be paid any more', async () => {
    const person = await newcomer(system);
    const first = await person.call(create, plan);
    await tell(system, { email: person.email, advanceDays: 1 });
    const second = await person.call(create, plan);
    expect(second.subscriptionId).not.toBe(first.subscriptionId);
    expect(await pay(system, first.clientSecret)).toMatch(/cannot be confirmed/);
    expect(await pay(system, second.clientSecret)).toBe('succeeded');
    expect(await chargesOf(system, person)).toEqual([4900]);
  });

  it('goes on after a declined card', async () => {
    const person = await newcomer(system);
    const { clientSecret } = await person.call(create, plan);
    expect(await pay(system, clientSecret, cards.declined)).toBe('Your card was declined.');
    await person.call(get, {});
    expect(await mayUse(person)).toBe(false);
    const again = await person.call(create, plan);
    expect(again.clientSecret).toBe(clientSecret);
    expect(await pay(system, again.clientSecret)).toBe('succeeded');
    expect(await chargesOf(system, person)).toEqual([4900]);
  });

  it('makes a new customer where the provider knows the old one no more', async () => {
    const person = await subscriber(system);
    const { customer } = await tell(system, { email: person.email });
    await fetch(`${system.services.stripe}/v1/customers/${customer}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_local' },
    });
    const { clientSecret } = await person.call(create, plan);
    await pay(system, clientSecret);
    expect(await person.call(get, {})).toMatchObject({ status: 'active' });
  });

  it('is another customer for somebody who was erased and came again the same day', async () => {
    const person = await newcomer(system);
    await person.call(create, plan);
    const { customer: first } = await tell(system, { email: person.email });
    await person.call(routes.account.erase, { body: { confirmation: person.email } });
    await vi.waitFor(async () => expect(await partitionOf(person.firmId)).toEqual([]), 60_000);
    const again = await apiFor(system.services, person.email);
    const { clientSecret } = await again.call(create, plan);
    expect(await pay(system, clientSecret)).toBe('succeeded');
    expect((await tell(system, { email: person.email })).customer).not.toBe(first);
  });

  it('needs the plan there is, and no other', async () => {
    const person = await newcomer(system);
    for (const body of [{ plan: 'gold' }, {}, { plan: 'basic', price: 1 }])
      expect((await person.answer(create, { body })).status).toBe(400);
  });
});
