import { describe, expect, it, vi } from 'vitest';
import {
  cards,
  chargesOf,
  deliver,
  endAtProvider,
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
import { localSystem, type Someone } from '../../local/testing/system.ts';

const system = localSystem();
const { create, get, portal } = routes.subscription;
const user = (person: Someone) => person.call(routes.auth.user, {});

describe('asking for the subscription', () => {
  it('says what there is to subscribe to, without the provider, to somebody who never did', async () => {
    const person = await newcomer(system);
    expect(await person.call(get, {})).toEqual({
      plan: 'Fettle Professional',
      monthlyCost: 49,
      status: null,
      nextBilling: null,
      endsAt: null,
      card: null,
      manageable: false,
      publishableKey: 'pk_test_local',
    });
  });

  it('settles the access of somebody who has paid, though no webhook ever came', async () => {
    const person = await subscriber(system);
    const found = await person.call(get, {});
    expect(found).toMatchObject({
      status: 'active',
      monthlyCost: 49,
      endsAt: null,
      card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
      manageable: true,
    });
    expect(Date.parse(found.nextBilling ?? '')).toBeGreaterThan(Date.now() + 27 * 24 * 60 * 60 * 1000);
    expect(await mayUse(person)).toBe(true);
    expect(await user(person)).toMatchObject({
      stripeSubscriptionId: expect.stringMatching(/^sub_/),
      subscriptionStatus: 'active',
    });
  });

  it('keeps the access while the provider is still trying the card, and ends it when it gives up', async () => {
    const person = await subscriber(system, cards.failsLater);
    await tell(system, { email: person.email, advanceDays: 32 });
    expect(await person.call(get, {})).toMatchObject({ status: 'past_due' });
    expect(await mayUse(person)).toBe(true);
    expect(await user(person)).toMatchObject({ subscriptionStatus: 'past_due' });
    await tell(system, { email: person.email, advanceDays: 20 });
    expect(await person.call(get, {})).toMatchObject({ status: 'canceled', nextBilling: null });
    const { status, body } = await person.answer(routes.dashboard.stats);
    expect({ status, body }).toEqual({ status: 402, body: problem('no_access', 'Subscription inactive') });
    expect(await user(person)).toMatchObject({ stripeSubscriptionId: null, subscriptionStatus: 'canceled' });
  });

  it('lets somebody who lapsed subscribe again, once', async () => {
    const person = await subscriber(system, cards.failsLater);
    await tell(system, { email: person.email, advanceDays: 60 });
    await person.call(get, {});
    const replies = await Promise.all([person.call(create, plan), person.call(create, plan)]);
    expect(new Set(replies.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
    await pay(system, replies[0].clientSecret);
    await person.call(get, {});
    expect(await mayUse(person)).toBe(true);
    expect(await user(person)).toMatchObject({ subscriptionEndedAt: null });
  });

  it('never lets an answer that came late undo a later one', async () => {
    const person = await subscriber(system);
    const { email } = person;
    await tell(system, { email, keepNextAnswer: true });
    const late = person.call(get, {});
    await vi.waitFor(async () => expect((await tell(system, { email })).keptAnswers).toBe(1), 60_000);
    await endAtProvider(system, person);
    expect(await person.call(get, {})).toMatchObject({ status: 'canceled' });
    await tell(system, { email, releaseAnswers: true });
    expect(await late).toMatchObject({ status: 'canceled' });
    expect(await mayUse(person)).toBe(false);
  });
});

describe('the billing portal', () => {
  it('is there for a customer, and for nobody else', async () => {
    const person = await newcomer(system);
    const { status, body } = await person.answer(portal);
    expect({ status, body }).toEqual({
      status: 409,
      body: problem('not_now', 'You don’t have a subscription to manage yet'),
    });
    const subscribed = await subscriber(system);
    const { url } = await subscribed.call(portal, {});
    expect(await (await fetch(url)).text()).toContain(subscribed.email);
  });

  it('cancels to the end of the period, and access ends when the period does', async () => {
    const person = await subscriber(system);
    const { url } = await person.call(portal, {});
    await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'cancel' }) });
    const ending = await person.call(get, {});
    expect(ending).toMatchObject({ status: 'active', nextBilling: null, endsAt: expect.any(String) });
    await tell(system, { email: person.email, advanceDays: 27 });
    await person.call(get, {});
    expect(await mayUse(person)).toBe(true);
    await tell(system, { email: person.email, advanceDays: 5 });
    await person.call(get, {});
    expect(await mayUse(person)).toBe(false);
    expect(await chargesOf(system, person)).toEqual([4900]);
  });
});

describe('a provider that is not there', () => {
  it('is said so, and changes nobody’s access', async () => {
    const person = await subscriber(system);
    const before = await partitionOf(person.firmId);
    const { email } = person;
    const { events } = await tell(system, { email, down: true });
    for (const route of [get, portal]) {
      const { status, body } = await person.answer(route);
      expect({ status, body }).toEqual({
        status: 502,
        body: problem('provider_failed', 'The payment provider didn’t answer. Try again in a moment.'),
      });
    }
    expect((await deliver(system.nobody, events.at(-1) ?? {})).status).toBe(500);
    await tell(system, { email, down: false });
    expect(await partitionOf(person.firmId)).toEqual(before);
    expect(await mayUse(person)).toBe(true);
  });
});
