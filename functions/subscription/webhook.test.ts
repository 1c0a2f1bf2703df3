import { describe, expect, it, vi } from 'vitest';
import {
  cards,
  deliver,
  endAtProvider,
  eventOf,
  mayUse,
  newcomer,
  pay,
  payer,
  plan,
  tell,
} from '#functions/testing/billing.ts';
import { partitionOf, setOnFirm } from '#functions/testing/partition.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { create } = routes.subscription;

const send = async (event: object, how = {}) => (await deliver(system.nobody, event, how)).status;
const settledCount = async ({ firmId }: Someone) =>
  (await partitionOf(firmId)).find(({ sk }) => sk === 'firm')?.settledCount;

describe('the webhook', () => {
  it('opens the app by itself soon after the payment', async () => {
    const person = await newcomer(system);
    const { clientSecret } = await person.call(create, plan);
    await pay(system, clientSecret);
    await vi.waitFor(async () => expect(await mayUse(person)).toBe(true), { timeout: 60_000 });
  });

  it('opens it before the browser has come back, and says so when it does', async () => {
    const person = await payer(system);
    expect(await send(await eventOf(system, person, 'invoice.paid'))).toBe(204);
    expect(await mayUse(person)).toBe(true);
    expect(await person.call(routes.subscription.get, {})).toMatchObject({ status: 'active' });
  });

  it('changes nothing when it comes long after the browser has', async () => {
    const person = await payer(system);
    const first = await eventOf(system, person, 'customer.subscription.updated');
    await person.call(routes.subscription.get, {});
    await tell(system, { email: person.email, advanceDays: 20 });
    expect(await send(first)).toBe(204);
    expect(await mayUse(person)).toBe(true);
  });

  it('acts on an event once, however often it comes', async () => {
    const person = await payer(system);
    const event = await eventOf(system, person, 'invoice.paid');
    const before = Number((await settledCount(person)) ?? 0);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => send(event)));
    expect(new Set([...statuses, await send(event)])).toEqual(new Set([204]));
    expect(await settledCount(person)).toBe(before + 1);
  });

  it('leaves nothing behind for somebody who is being erased', async () => {
    const person = await payer(system);
    const event = await eventOf(system, person, 'invoice.paid');
    await setOnFirm(person.firmId, { erasingSince: '2026-11-20T00:00:00.000Z' });
    const before = await partitionOf(person.firmId);
    expect(await send(event)).toBe(204);
    expect(await partitionOf(person.firmId)).toEqual(before);
  });

  it('believes no event about the state, and ends the same in whatever order they come', async () => {
    for (const order of [1, -1]) {
      const person = await payer(system, cards.failsLater);
      await tell(system, { email: person.email, advanceDays: 60 });
      const events = (await tell(system, person)).events;
      for (const event of order > 0 ? events : events.toReversed()) expect(await send(event)).toBe(204);
      expect(await mayUse(person), `${order}`).toBe(false);
    }
    const stays = await payer(system);
    for (const event of (await tell(system, stays)).events.toReversed()) await send(event);
    expect(await mayUse(stays)).toBe(true);
  });

  it('gives no access for an old "active" once the subscription has ended', async () => {
    const person = await payer(system);
    const active = await eventOf(system, person, 'customer.subscription.updated');
    await endAtProvider(system, person);
    expect(await send(active)).toBe(204);
    expect(await mayUse(person)).toBe(false);
  });

  it('takes no access away for an old "past_due" once the card has paid', async () => {
    const person = await payer(system);
    await send(await eventOf(system, person, 'invoice.paid'));
    const paidEvent = await eventOf(system, person, 'invoice.paid');
    const { customer } = await tell(system, { email: person.email });
    const stale = {
      ...paidEvent,
      id: 'evt_stale',
      type: 'invoice.payment_failed',
      data: { object: { customer } },
    };
    expect(await send(stale)).toBe(204);
    expect(await mayUse(person)).toBe(true);
  });

  it('gives no access for a payment that failed, whatever an event says', async () => {
    const person = await payer(system, cards.declined);
    const { customer } = await tell(system, { email: person.email });
    const claim = {
      id: 'evt_claim',
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: { customer, status: 'active' } },
    };
    expect(await send(claim)).toBe(204);
    expect(await mayUse(person)).toBe(false);
  });
});
