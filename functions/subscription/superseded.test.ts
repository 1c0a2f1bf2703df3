import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { chargesOf, mayUse, newcomer, pay, plan, subscriber, tell } from '#functions/testing/billing.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { create, get } = routes.subscription;

describe('subscribing beside one that gives no access', () => {
  it.each(['unpaid', 'paused'] as const)(
    'ends one that is %s first, and it never comes back',
    async (status) => {
      const person = await subscriber(system);
      await tell(system, { email: person.email, status });
      await person.call(get, {});
      expect(await mayUse(person)).toBe(false);
      const { clientSecret, subscriptionId } = await person.call(create, plan);
      expect(await pay(system, clientSecret)).toBe('succeeded');
      expect((await tell(system, { email: person.email })).subscriptions).toEqual([
        expect.objectContaining({ status: 'canceled' }),
        { id: subscriptionId, status: 'active' },
      ]);
    },
  );

  it('ends one begun at another price, which can then not be paid beside it', async () => {
    const person = await newcomer(system);
    const { clientSecret, subscriptionId } = await beginAtOldPrice(person);
    const begun = await person.call(create, plan);
    expect(begun.subscriptionId).not.toBe(subscriptionId);
    expect(await pay(system, clientSecret)).toMatch(/cannot be confirmed/);
    expect(await pay(system, begun.clientSecret)).toBe('succeeded');
    expect(await chargesOf(system, person)).toEqual([4900]);
  });
});

/** Gives a person a subscription that was started when the plan cost £29. */
const beginAtOldPrice = async (person: Someone) => {
  await person.call(create, plan);
  const { customer, subscriptions } = await tell(system, { email: person.email });
  const { hostname, port } = new URL(system.services.stripe);
  const stripe = new Stripe('sk_test_local', { host: hostname, port, protocol: 'http', telemetry: false });
  await stripe.subscriptions.cancel(subscriptions[0]?.id ?? '');
  const price = await stripe.prices.create({
    currency: 'gbp',
    unit_amount: 2900,
    recurring: { interval: 'month' },
    product_data: { name: 'Old' },
  });
  const old = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const invoice = old.latest_invoice;
  const clientSecret = (typeof invoice === 'object' && invoice?.confirmation_secret?.client_secret) || '';
  return { clientSecret, subscriptionId: old.id };
};
