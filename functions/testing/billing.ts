import type { Command, Told } from '@fettle/stripe-local/control.ts';
import type { StripeEvent } from '@fettle/stripe-local/wire.ts';
import { Stripe } from 'stripe';
import { expect, vi } from 'vitest';
import { routes } from '#shared/routes.ts';
import type { Answer, Api } from '../../local/testing/api-client.ts';
import type { Someone, System } from '../../local/testing/system.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksBank: '4000002500003155',
  failsLater: '4000000000000341',
};

export const plan = { body: { plan: 'basic' } } as const;

const post = (url: string, body: unknown) => fetch(url, { method: 'POST', body: JSON.stringify(body) });

/** Confirms a payment by card as Stripe's script does in the browser. Returns its status, or Stripe's error message. */
export const pay = async (system: System, clientSecret: string, number = cards.good): Promise<string> => {
  const card = { number, expMonth: 12, expYear: 2034 };
  const reply = await post(`${system.services.stripe}/browser/payment`, { clientSecret, card });
  const { paymentIntent, error } = (await reply.json()) as {
    paymentIntent?: { status: string };
    error?: { message: string };
  };
  return paymentIntent?.status ?? error?.message ?? '';
};

/** Makes the stand-in do something to a customer. Returns what it then knows of them. */
export const tell = async (system: System, command: Command): Promise<Told> =>
  (await (await post(`${system.services.stripe}/control`, command)).json()) as Told;

/** Sends our webhook an event as Stripe would, signed at `at` (epoch milliseconds) with `secret`. */
export const deliver = (
  nobody: Api,
  event: StripeEvent | object,
  { at = Date.now(), secret = process.env.STRIPE_WEBHOOK_SECRET ?? '' } = {},
): Promise<Answer> => {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(at / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return nobody.send({
    method: 'POST',
    path: routes.subscription.webhook.path,
    body: payload,
    headers: { origin: undefined, 'stripe-signature': signature },
  });
};

/** True if this user may use the app. Asks with a business call instead of reading the user's record. */
export const mayUse = async (person: Api): Promise<boolean> =>
  (await person.answer(routes.dashboard.stats)).status === 200;

/** A new user who never had a trial. */
export const newcomer = (system: System): Promise<Someone> => system.someone({ trial: false });

/** Holds a customer's webhooks from now on, once those already sent have arrived. */
export const holdWebhooks = async (system: System, { email }: Someone): Promise<void> => {
  await vi.waitFor(async () => expect((await tell(system, { email })).undelivered).toBe(0), 60_000);
  await tell(system, { email, holdWebhooks: true });
};

/** A user who has paid, with their webhooks held: the app does not know until it asks Stripe. */
export const payer = async (system: System, card: string = cards.good): Promise<Someone> => {
  const person = await newcomer(system);
  const { clientSecret } = await person.call(routes.subscription.create, plan);
  await holdWebhooks(system, person);
  await pay(system, clientSecret, card);
  return person;
};

/** The same, after the app has asked Stripe. */
export const subscriber = async (system: System, card?: string): Promise<Someone> => {
  const person = await payer(system, card);
  await person.call(routes.subscription.get, {});
  return person;
};

/** A customer's charges, in pence. */
export const chargesOf = async (system: System, { email }: Someone): Promise<number[]> =>
  (await tell(system, { email })).charges;

/** Cancels a customer's first subscription at the provider, at once. */
export const endAtProvider = async (system: System, { email }: Someone): Promise<void> => {
  const { subscriptions } = await tell(system, { email });
  await fetch(`${system.services.stripe}/v1/subscriptions/${subscriptions[0]?.id}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer sk_test_local' },
  });
};

/** A customer's newest event of a type, sent or held. */
export const eventOf = async (system: System, { email }: Someone, type: string): Promise<StripeEvent> => {
  const event = (await tell(system, { email })).events.findLast((one) => one.type === type);
  if (!event) throw new Error(`No ${type} was told`);
  return event;
};
