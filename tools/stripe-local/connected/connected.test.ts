import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStripe } from '../testing/start.ts';
import type { ConnectedCommand, ConnectedTold } from './control.ts';

let local: Awaited<ReturnType<typeof startStripe>>;
let stripe: Stripe;

beforeAll(async () => {
  local = await startStripe();
  stripe = local.clientFor('sk_test_local');
});

afterAll(() => local.stop());

const asked = (email: string): Stripe.V2.Core.AccountCreateParams => ({
  contact_email: email,
  display_name: 'Harris Plumbing',
  dashboard: 'full',
  identity: { country: 'GB' },
  defaults: { responsibilities: { fees_collector: 'stripe', losses_collector: 'stripe' } },
  configuration: {
    merchant: {
      capabilities: { card_payments: { requested: true }, pay_by_bank_payments: { requested: true } },
    },
  },
  include: ['configuration.merchant', 'requirements'],
});

const tell = async (command: ConnectedCommand): Promise<ConnectedTold> => {
  const url = `${local.url}/control/connected`;
  return (await (
    await fetch(url, { method: 'POST', body: JSON.stringify(command) })
  ).json()) as ConnectedTold;
};

const onboarded = async (email: string) => {
  const { id } = await stripe.v2.core.accounts.create(asked(email));
  await tell({ email, onboarding: 'complete' });
  return { email, stripeAccount: id };
};

const sale = (pence: number): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'gbp', unit_amount: pence, product_data: { name: 'Invoice 7' } },
    },
  ],
  success_url: 'http://app.example/guest?checkout={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://app.example/guest',
  metadata: { invoiceId: '7' },
});

/** Submits the checkout page, and returns where it leads. */
const press = async (url: string | null, action: string, number = ''): Promise<string> => {
  const body = new URLSearchParams({ action, number });
  const reply = await fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });
  return reply.headers.get('location') ?? (await reply.text());
};

const good = '4242424242424242';

describe('an account of the second API', () => {
  it('waits for its owner, is onboarded on a page that opens once, and is then active', async () => {
    const made = await stripe.v2.core.accounts.create(asked('onboards@example.com'));
    expect(made.configuration?.merchant?.capabilities?.card_payments?.status).toBe('restricted');
    expect(made.requirements?.entries?.length).toBeGreaterThan(0);
    const { url } = await stripe.v2.core.accountLinks.create({
      account: made.id,
      use_case: {
        type: 'account_onboarding',
        account_onboarding: {
          refresh_url: 'http://app.example/again',
          return_url: 'http://app.example/back',
        },
      },
    });
    expect(await (await fetch(url)).text()).toContain('Give everything');
    expect((await fetch(url, { redirect: 'manual' })).headers.get('location')).toBe(
      'http://app.example/again',
    );
    expect(await press(url, 'complete')).toBe('http://app.example/back');
    const after = await stripe.v2.core.accounts.retrieve(made.id, {
      include: ['configuration.merchant', 'requirements'],
    });
    expect(after.configuration?.merchant?.capabilities).toMatchObject({
      card_payments: { status: 'active', status_details: [] },
      pay_by_bank_payments: { status: 'active' },
    });
    expect(after.requirements?.entries).toEqual([]);
    expect((await stripe.v2.core.accounts.retrieve(made.id)).configuration).toBeUndefined();
  });

  it('is made once for a key, and refused with what its version does not know', async () => {
    const options = { idempotencyKey: 'connect:1' };
    const one = await stripe.v2.core.accounts.create(asked('once@example.com'), options);
    expect((await stripe.v2.core.accounts.create(asked('once@example.com'), options)).id).toBe(one.id);
    const onboarding = { refresh_url: 'http://app.example/again', configurations: ['merchant'] };
    await expect(
      stripe.v2.core.accountLinks.create({
        account: one.id,
        use_case: { type: 'account_onboarding', account_onboarding: onboarding },
      }),
    ).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining('configurations') });
    const wrong = { fees_collector: 'application', losses_collector: 'application' } as const;
    await expect(
      stripe.v2.core.accounts.create({
        ...asked('wrong@example.com'),
        defaults: { responsibilities: wrong },
      }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('a checkout session', () => {
  it('needs an account that may take money, and knows no parameter of older versions', async () => {
    const { id: stripeAccount } = await stripe.v2.core.accounts.create(asked('early@example.com'));
    await expect(stripe.checkout.sessions.create(sale(24_000), { stripeAccount })).rejects.toMatchObject({
      message: expect.stringContaining('No valid payment method types'),
    });
    const active = await onboarded('strict@example.com');
    const old = { ...sale(24_000), payment_method_types: ['card'] };
    await expect(stripe.checkout.sessions.create(old, active)).rejects.toMatchObject({
      code: 'parameter_unknown',
    });
    await expect(stripe.checkout.sessions.create(sale(20), active)).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    await expect(stripe.checkout.sessions.create(sale(24_000))).rejects.toMatchObject({ statusCode: 404 });
    await expect(
      stripe.checkout.sessions.create(sale(24_000), { stripeAccount: 'acct_none' }),
    ).rejects.toMatchObject({ statusCode: 403 });
    const large = await stripe.checkout.sessions.create(sale(1_000_001), active);
    expect(large.payment_method_types).toEqual(['card']);
  });

  it('is paid by card on its page, once', async () => {
    const { email, stripeAccount } = await onboarded('cards@example.com');
    const session = await stripe.checkout.sessions.create(sale(24_000), { stripeAccount });
    expect(session).toMatchObject({ status: 'open', payment_intent: null, amount_total: 24_000 });
    expect(await press(session.url, 'card', '4000000000000002')).toContain('Your card was declined.');
    expect(await press(session.url, 'card', '4000002500003155')).toContain('Your bank asks');
    expect(await press(session.url, 'deny', '4000002500003155')).toContain('unable to authenticate');
    const done = `http://app.example/guest?checkout=${session.id}`;
    expect(await press(session.url, 'confirm', '4000002500003155')).toBe(done);
    expect(await press(session.url, 'card', good)).toContain('paid already');
    const paid = await stripe.checkout.sessions.retrieve(
      session.id,
      { expand: ['payment_intent.latest_charge'] },
      { stripeAccount },
    );
    expect(paid).toMatchObject({
      payment_status: 'paid',
      payment_intent: { status: 'succeeded', latest_charge: { amount: 24_000, refunded: false } },
    });
    const { charges, events } = await tell({ email });
    expect(charges).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({
      type: 'checkout.session.completed',
      account: stripeAccount,
      livemode: false,
    });
    await expect(stripe.checkout.sessions.expire(session.id, {}, { stripeAccount })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('is paid by a bank later, or not at all', async () => {
    const { email, stripeAccount } = await onboarded('banks@example.com');
    const pay = async () => {
      const { id, url } = await stripe.checkout.sessions.create(sale(50_000), { stripeAccount });
      await press(url, 'bank-later');
      return id;
    };
    const statusOf = async (id: string) =>
      (await stripe.checkout.sessions.retrieve(id, {}, { stripeAccount })).payment_status;
    const first = await pay();
    expect(await statusOf(first)).toBe('unpaid');
    await tell({ email, bank: 'pays' });
    expect(await statusOf(first)).toBe('paid');
    const second = await pay();
    const { events } = await tell({ email, bank: 'fails' });
    expect(await statusOf(second)).toBe('unpaid');
    expect(events.map(({ type }) => type)).toContain('checkout.session.async_payment_failed');
  });

  it('expires when it is told to', async () => {
    const { stripeAccount } = await onboarded('expires-page@example.com');
    const session = await stripe.checkout.sessions.create(sale(24_000), { stripeAccount });
    await stripe.checkout.sessions.expire(session.id, {}, { stripeAccount });
    expect(await press(session.url, 'card', good)).toContain('has expired');
  });
});

describe('money', () => {
  const paid = async (email: string, action = 'card') => {
    const { stripeAccount } = await onboarded(email);
    const { id, url } = await stripe.checkout.sessions.create(sale(24_000), { stripeAccount });
    await press(url, action, good);
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id, {}, { stripeAccount });
    return { intent: `${payment_intent}`, stripeAccount };
  };

  it('goes back in part and whole, never more than is left, and a bank’s for two years', async () => {
    const card = await paid('back@example.com');
    const refund = (from: typeof card, amount: number, idempotencyKey?: string) =>
      stripe.refunds.create(
        { payment_intent: from.intent, amount },
        { stripeAccount: from.stripeAccount, ...(idempotencyKey && { idempotencyKey }) },
      );
    const first = await refund(card, 4_000, 'once');
    expect((await refund(card, 4_000, 'once')).id).toBe(first.id);
    await expect(refund(card, 20_001)).rejects.toMatchObject({ param: 'amount' });
    await refund(card, 20_000);
    await expect(refund(card, 1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const bank = await paid('bank-back@example.com', 'bank');
    expect((await refund(bank, 100)).status).toBe('pending');
    await tell({ email: 'bank-back@example.com', refundFails: true });
    const { data } = await stripe.refunds.list({ payment_intent: bank.intent }, bank);
    expect(data.map(({ status }) => status)).toEqual(['failed']);
    await tell({ email: 'bank-back@example.com', ageDays: 731 });
    await expect(refund(bank, 100)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is disputed: an inquiry takes none, a dispute takes it, winning brings it back', async () => {
    const email = 'disputes@example.com';
    const { intent, stripeAccount } = await paid(email);
    const taken = async () => {
      const { data } = await stripe.disputes.list({ payment_intent: intent }, { stripeAccount });
      return data[0]?.balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
    };
    await tell({ email, dispute: { inquiry: true } });
    expect(await taken()).toBe(0);
    await tell({ email, escalate: true });
    expect(await taken()).toBe(-24_000);
    await expect(stripe.refunds.create({ payment_intent: intent }, { stripeAccount })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    await tell({ email, disputeEnds: 'won' });
    expect(await taken()).toBe(0);
  });

  it('is out of reach once the owner takes the access away', async () => {
    const email = 'leaves@example.com';
    const { intent, stripeAccount } = await paid(email);
    const { events } = await tell({ email, deauthorize: true });
    expect(events.at(-1)).toMatchObject({ type: 'account.application.deauthorized', account: stripeAccount });
    await expect(stripe.paymentIntents.retrieve(intent, {}, { stripeAccount })).rejects.toMatchObject({
      statusCode: 403,
    });
    await expect(stripe.v2.core.accounts.retrieve(stripeAccount)).rejects.toMatchObject({ statusCode: 403 });
  });
});
