import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiVersion } from './account.ts';
import { startStripe } from './testing/start.ts';

let local: Awaited<ReturnType<typeof startStripe>>;
let stripe: Stripe;
let price: string;

beforeAll(async () => {
  local = await startStripe();
  stripe = local.clientFor('sk_test_local');
  const made = await stripe.prices.create({
    currency: 'gbp',
    unit_amount: 4900,
    recurring: { interval: 'month' },
    tax_behavior: 'inclusive',
    lookup_key: 'test',
    product_data: { name: 'Test' },
  });
  price = made.id;
});

afterAll(() => local.stop());

const payment_settings = { save_default_payment_method: 'on_subscription' } as const;

const begin = async (email: string, key?: string) => {
  const { id: customer } = await stripe.customers.create({ email });
  const params = {
    customer,
    items: [{ price }],
    payment_behavior: 'default_incomplete' as const,
    payment_settings,
  };
  const expand = ['latest_invoice.confirmation_secret'];
  const subscription = await stripe.subscriptions.create(
    { ...params, expand },
    key ? { idempotencyKey: key } : {},
  );
  return { customer, params, subscription, secret: secretOf(subscription) };
};

const secretOf = ({ latest_invoice: invoice }: Stripe.Subscription) =>
  (typeof invoice === 'object' && invoice?.confirmation_secret?.client_secret) || '';

const confirm = async (clientSecret: string, number: string) => {
  const card = { number, expMonth: 12, expYear: 2034 };
  const reply = await fetch(`${local.url}/browser/payment`, {
    method: 'POST',
    body: JSON.stringify({ clientSecret, card }),
  });
  return (await reply.json()) as {
    paymentIntent?: Stripe.PaymentIntent;
    error?: { message: string; code: string };
  };
};

const advance = (email: string, advanceDays: number) =>
  fetch(`${local.url}/control`, { method: 'POST', body: JSON.stringify({ email, advanceDays }) });

it('speaks the version that the stripe package speaks', () => {
  expect(apiVersion).toBe(Stripe.API_VERSION);
});

describe('a subscription', () => {
  it('waits for its first payment, and tells where to confirm it when asked', async () => {
    const { subscription, secret } = await begin('first@example.com');
    expect(subscription).toMatchObject({ object: 'subscription', status: 'incomplete' });
    expect(subscription.items.data[0]?.price.unit_amount_decimal?.toString()).toBe('4900');
    expect(secret).toMatch(/^pi_\w+_secret_\w+$/);
    const plain = await stripe.subscriptions.retrieve(subscription.id);
    expect(plain.latest_invoice).toMatch(/^in_/);
  });

  it('runs once it is paid for, with the card kept for later', async () => {
    const { subscription, secret } = await begin('runs@example.com');
    expect((await confirm(secret, '4242424242424242')).paymentIntent?.status).toBe('succeeded');
    const paid = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ['default_payment_method', 'latest_invoice.confirmation_secret'],
    });
    expect(paid).toMatchObject({
      status: 'active',
      default_payment_method: { card: { brand: 'visa', last4: '4242' } },
      latest_invoice: { status: 'paid', amount_paid: 4900, confirmation_secret: null },
    });
    expect((await confirm(secret, '4242424242424242')).error?.code).toBe('payment_intent_unexpected_state');
  });

  it('stays unpaid when the card is declined, and can be paid with another', async () => {
    const { subscription, secret } = await begin('declined@example.com');
    expect((await confirm(secret, '4000000000000002')).error?.message).toBe('Your card was declined.');
    expect((await confirm(secret, '4242424242424241')).error?.message).toBe('Your card number is invalid.');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete');
    await confirm(secret, '4242424242424242');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('expires after 23 hours without a payment, and its invoice with it', async () => {
    const { subscription, secret } = await begin('expires@example.com');
    await advance('expires@example.com', 1);
    const expired = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(expired).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } });
    expect((await confirm(secret, '4242424242424242')).error?.code).toBe('payment_intent_unexpected_state');
  });

  it('renews by itself, month after month', async () => {
    const { subscription, secret, customer } = await begin('renews@example.com');
    await confirm(secret, '4000002500003155');
    await fetch(`${local.url}/browser/payment`, {
      method: 'POST',
      body: JSON.stringify({ clientSecret: secret, authenticated: true }),
    });
    await advance('renews@example.com', 100);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    const { data } = await stripe.paymentIntents.list({ customer });
    expect(data.map(({ status }) => status)).toEqual(Array(4).fill('succeeded'));
  });

  it('is tried again for two weeks when a renewal fails, and then cancelled', async () => {
    const { subscription, secret } = await begin('fails@example.com');
    await confirm(secret, '4000000000000341');
    await advance('fails@example.com', 32);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    await advance('fails@example.com', 16);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
  });

  it('ends with its period when it was cancelled', async () => {
    const { subscription, secret } = await begin('ends@example.com');
    await confirm(secret, '4242424242424242');
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await advance('ends@example.com', 20);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    await advance('ends@example.com', 12);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  });
});

describe('a request', () => {
  it('with the same key gets the same answer, with other content none', async () => {
    const { customer, params, subscription } = await begin('twice@example.com', 'key-1');
    const again = await begin('twice@example.com', 'key-2');
    expect(again.subscription.id).not.toBe(subscription.id);
    const expand = ['latest_invoice.confirmation_secret'];
    const same = await stripe.subscriptions.create({ ...params, expand }, { idempotencyKey: 'key-1' });
    expect(same.id).toBe(subscription.id);
    await expect(
      stripe.subscriptions.create({ ...params, customer, metadata: { a: 'b' } }, { idempotencyKey: 'key-1' }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('that Stripe failed at stays failed under its key, and one that it refused unread does not', async () => {
    const idempotencyKey = 'failed';
    const breakNext = { path: '/v1/customers', done: false };
    await fetch(`${local.url}/control`, {
      method: 'POST',
      body: JSON.stringify({ email: '', breakNext }),
    });
    const email = 'failed@example.com';
    const failing = () => stripe.customers.create({ email }, { idempotencyKey });
    await expect(failing()).rejects.toMatchObject({ statusCode: 500 });
    await expect(failing()).rejects.toMatchObject({
      statusCode: 500,
      headers: { 'idempotent-replayed': 'true' },
    });
    const unknown = { email, nobody: 'knows' };
    const options = { idempotencyKey: 'unread' };
    await expect(stripe.customers.create(unknown, options)).rejects.toMatchObject({ statusCode: 400 });
    expect(await stripe.customers.create({ email }, options)).toMatchObject({ email });
  });

  it('about a deleted customer is told that it is deleted', async () => {
    const { id } = await stripe.customers.create({ email: 'deleted@example.com' });
    await stripe.customers.del(id);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    await expect(stripe.customers.del(id)).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('that Stripe would not take is refused in its words', async () => {
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(stripe.customers.create({ phone: '01632 960000' })).rejects.toMatchObject({
      code: 'parameter_unknown',
    });
    await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
    await expect(local.clientFor('sk_test_other').customers.create({})).rejects.toMatchObject({
      statusCode: 401,
    });
  });
});
