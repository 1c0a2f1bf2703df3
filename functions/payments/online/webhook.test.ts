import { Stripe } from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { tell } from '#functions/testing/billing.ts';
import { day, rightClockAfterEach, setClock } from '#functions/testing/clock.ts';
import { expectCounted } from '#functions/testing/counted.ts';
import { lettersGone } from '#functions/testing/letters.ts';
import {
  type Billed,
  billed,
  connected,
  customerOf,
  deliverConnected,
  eventOf,
  holdTheirs,
  invoiceOf,
  press,
  tellAccount,
} from '#functions/testing/online.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { londonDate } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../../local/testing/system.ts';

const system = localSystem();
rightClockAfterEach();
const { payments } = routes;

const send = async (event: object, how = {}) => (await deliverConnected(system.nobody, event, how)).status;

/** Creates an invoice that was paid at Stripe without our knowing yet. */
const paidThere = async (amount = 240, way: 'card' | 'bank' | 'bank-later' = 'card'): Promise<Billed> => {
  const bill = await billed(await connected(system), amount);
  const url = await customerOf(system, bill).pageFor();
  await holdTheirs(system, bill.owner);
  await press(url, way);
  return bill;
};

const cardOf = async (bill: Billed) => (await invoiceOf(bill)).payments[0];

const completed = 'checkout.session.completed';

describe('an event of a connected account', () => {
  it('settles before the customer has come back, and changes nothing days after', async () => {
    const bill = await paidThere();
    const event = await eventOf(system, bill.owner, completed);
    expect(await send(event)).toBe(204);
    expect(await invoiceOf(bill)).toMatchObject({ status: 'paid', paid: 240 });
    expect(await customerOf(system, bill).back()).toMatchObject({ status: 'paid' });
    await lettersGone(bill.owner.firmId);
    const before = await partitionOf(bill.owner.firmId);
    const days = (await eventOf(system, bill.owner, 'payment_intent.succeeded')).created + 3 * 24 * 60 * 60;
    for (let n = 0; n < 3; n++) expect(await send({ ...event, created: days })).toBe(204);
    expect(await partitionOf(bill.owner.firmId)).toEqual(before);
    await expectCounted(bill.owner);
  });

  it('that comes first of all three days after settles what was paid then', async () => {
    const bill = await paidThere();
    const event = await eventOf(system, bill.owner, completed);
    const paidOn = londonDate(event.created * 1000);
    expect(await invoiceOf(bill)).toMatchObject({ status: 'unpaid', paid: 0 });
    setClock(new Date(Date.now() + 3 * day).toISOString());
    expect(await send(event)).toBe(204);
    vi.useRealTimers();
    expect(await invoiceOf(bill)).toMatchObject({ status: 'paid', paid: 240, payments: [{ paidOn }] });
    expect(await customerOf(system, bill).back()).toMatchObject({ status: 'paid', overpaid: 0 });
    await expectCounted(bill.owner);
  });

  it('is refused unsigned, signed by another, or by the other endpoint’s secret, or long ago', async () => {
    const bill = await paidThere();
    const event = await eventOf(system, bill.owner, completed);
    const other = process.env.STRIPE_WEBHOOK_SECRET ?? '';
    for (const how of [{ secret: 'whsec_guessed' }, { secret: other }, { at: Date.now() - 6 * 60_000 }])
      expect(await send(event, how)).toBe(400);
    expect(await send({ nothing: true })).toBe(400);
    expect(await invoiceOf(bill)).toMatchObject({ status: 'unpaid', paid: 0 });
  });

  it('of the other mode, of no account or of one that is not ours changes nothing', async () => {
    const bill = await paidThere();
    const event = await eventOf(system, bill.owner, completed);
    for (const forged of [{ livemode: true }, { account: undefined }, { account: 'acct_nobodys' }])
      expect(await send({ ...event, ...forged })).toBe(204);
    expect(await invoiceOf(bill)).toMatchObject({ status: 'unpaid', paid: 0 });
  });

  it('of another account cannot pay our invoice, whatever its page says of itself', async () => {
    const bill = await billed(await connected(system), 240);
    const stranger = await connected(system);
    const { account } = await tellAccount(system, stranger);
    const { hostname, port } = new URL(system.services.stripe);
    const stripe = new Stripe('sk_test_local', { host: hostname, port, protocol: 'http', telemetry: false });
    const product_data = { name: 'Invoice' };
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [{ quantity: 1, price_data: { currency: 'gbp', unit_amount: 24_000, product_data } }],
        success_url: 'https://stranger.example',
        metadata: { firmId: bill.owner.firmId, invoiceId: `${bill.id}` },
      },
      { stripeAccount: account },
    );
    await press(session.url ?? '', 'card');
    const event = await eventOf(system, stranger, completed);
    expect(await send(event)).toBe(204);
    // Nor under the name of the invoice's own account, which has no such page.
    const ours = (await tellAccount(system, bill.owner)).account;
    expect(await send({ ...event, id: 'evt_forged', account: ours })).toBe(204);
    expect(await invoiceOf(bill)).toMatchObject({ status: 'unpaid', paid: 0, payments: [] });
  });

  it('waits out a provider that is down between the charge and us, and a look mends it', async () => {
    const bill = await paidThere();
    const event = await eventOf(system, bill.owner, completed);
    const check = () => bill.owner.answer(payments.check, { body: { invoiceId: bill.id } });
    await tell(system, { email: '', down: true });
    expect(await send(event)).toBe(500);
    expect((await check()).status).toBe(502);
    const { token } = bill;
    expect((await system.nobody.answer(routes.guest.payment, { body: { token } })).status).toBe(502);
    await tell(system, { email: '', down: false });
    expect(await invoiceOf(bill)).toMatchObject({ status: 'unpaid', mayBePaying: true });
    expect(await check()).toMatchObject({ status: 200, body: { asked: 1 } });
    expect(await invoiceOf(bill)).toMatchObject({ status: 'paid', paid: 240 });
    expect(await send(event)).toBe(204);
    expect(await invoiceOf(bill)).toMatchObject({ paid: 240, overpaid: 0 });
    await expectCounted(bill.owner);
  });

  it(', the return and the owner’s look at once make one payment', async () => {
    const bill = await paidThere();
    const event = await eventOf(system, bill.owner, completed);
    const customer = customerOf(system, bill);
    const check = () => bill.owner.call(payments.check, { body: { invoiceId: bill.id } });
    await Promise.all([send(event), customer.back(), check(), send(event), customer.back(), check()]);
    expect((await invoiceOf(bill)).payments).toHaveLength(1);
    await expectCounted(bill.owner);
  });
});

describe('money that goes back', () => {
  const refund = async (bill: Billed, amount: number, key?: string) => {
    const { id = 0 } = (await cardOf(bill)) ?? {};
    const headers = key ? { 'idempotency-key': key } : {};
    return bill.owner.answer(payments.refund, { params: { id }, body: { amount } }, headers);
  };

  it('goes back at the provider in parts, never more than is left, and once for a repeated press', async () => {
    const bill = await paidThere();
    await customerOf(system, bill).back();
    const pressed = await Promise.all([
      refund(bill, 40, 'key'),
      refund(bill, 40, 'key'),
      refund(bill, 40, 'key'),
    ]);
    expect(pressed.map(({ status }) => status).filter((status) => status === 200)).not.toEqual([]);
    expect(await invoiceOf(bill)).toMatchObject({ status: 'unpaid', paid: 200, balance: 40 });
    expect(await refund(bill, 200.01)).toMatchObject({ status: 400, body: { issues: [{ path: 'amount' }] } });
    expect((await refund(bill, 200)).status).toBe(200);
    expect((await tellAccount(system, bill.owner)).charges).toMatchObject([{ refunded: 24_000 }]);
    expect(await cardOf(bill)).toMatchObject({ amount: 240, refunded: 240 });
    await expectCounted(bill.owner);
  });

  it('is seen when it was given back at Stripe, and when a bank’s refund fails it is there again', async () => {
    const bill = await paidThere(300, 'bank');
    await customerOf(system, bill).back();
    expect((await refund(bill, 300)).status).toBe(200);
    expect(await invoiceOf(bill)).toMatchObject({ status: 'unpaid', paid: 0 });
    await tellAccount(system, bill.owner, { refundFails: true });
    expect(await send(await eventOf(system, bill.owner, 'refund.failed'))).toBe(204);
    expect(await invoiceOf(bill)).toMatchObject({ status: 'paid', paid: 300 });
    await tellAccount(system, bill.owner, { ageDays: 731 });
    expect(await refund(bill, 10)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('730 days') },
    });
    await expectCounted(bill.owner);
  });

  it('is counted out while a dispute has it, not for an inquiry, and is back when it is won', async () => {
    const bill = await paidThere();
    await customerOf(system, bill).back();
    const step = async (told: Parameters<typeof tellAccount>[2], type: string) => {
      await tellAccount(system, bill.owner, told);
      expect(await send(await eventOf(system, bill.owner, type))).toBe(204);
      return invoiceOf(bill);
    };
    expect(await step({ dispute: { inquiry: true } }, 'charge.dispute.created')).toMatchObject({
      paid: 240,
      payments: [{ dispute: { state: 'inquiry', taken: 0, takenOn: null, dueBy: expect.any(String) } }],
    });
    const taken = await step({ escalate: true }, 'charge.dispute.funds_withdrawn');
    expect(taken).toMatchObject({
      ...{ status: 'unpaid', paid: 0, balance: 240 },
      payments: [{ dispute: { state: 'answer', amount: 240, taken: 240, takenOn: londonDate(Date.now()) } }],
    });
    expect(await refund(bill, 10)).toMatchObject({ status: 400 });
    expect(await step({ disputeEnds: 'won' }, 'charge.dispute.closed')).toMatchObject({
      ...{ status: 'paid', paid: 240 },
      payments: [{ dispute: { state: 'won', taken: 0 } }],
    });
    await expectCounted(bill.owner);
  });

  it('cannot be given back through an account that is out of reach', async () => {
    const bill = await paidThere();
    await customerOf(system, bill).back();
    await tellAccount(system, bill.owner, { deauthorize: true });
    expect(await refund(bill, 10)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Refund it in Stripe') },
    });
    expect(await send(await eventOf(system, bill.owner, 'account.application.deauthorized'))).toBe(204);
    await vi.waitFor(async () => expect((await customerOf(system, bill).open()).pay).toBeNull(), 60_000);
  });
});
