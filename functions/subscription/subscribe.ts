import type { Stripe } from 'stripe';
import type { Once } from '#functions/lib/idempotency.ts';
import { makeOnce } from '#functions/lib/make-once.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact } from '#functions/lib/transact.ts';
import { givesAccess, isOver } from '#shared/auth/subscription-status.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { answering, isMissing, provider } from '../lib/provider.ts';
import { customerOf } from './customer.ts';
import { subscriptionsOf } from './held.ts';
import { priceId } from './price.ts';
import { settle } from './settle.ts';

type Held = Stripe.Subscription;
const withSecret = { expand: ['latest_invoice.confirmation_secret'] };

const isFor = (subscription: Held, price: string): boolean =>
  subscription.items.data.some((item) => item.price.id === price);

/** Cancels one that gives no access, so that nothing besides the new one could still be paid. */
const giveUp = async ({ id, latest_invoice: latest }: Held): Promise<void> => {
  const { client } = await provider();
  try {
    await client.subscriptions.cancel(id);
  } catch (error) {
    // Another tab may have cancelled it in the meantime.
    if (!isMissing(error) && !isOver((await client.subscriptions.retrieve(id)).status)) throw error;
  }
  const invoiceId = typeof latest === 'string' ? latest : latest?.id;
  if (!invoiceId) return;
  const { status } = await client.invoices.retrieve(invoiceId);
  if (status === 'open') await client.invoices.voidInvoice(invoiceId);
};

const goOnWith = async ({ id }: Held): Promise<Held> => {
  const { client } = await provider();
  return client.subscriptions.retrieve(id, withSecret);
};

/** A subscription to this price that was started but never paid for. */
const begunAmong = (held: Held[], price: string): Held | undefined =>
  held.find((one) => one.status === 'incomplete' && isFor(one, price));

/**
 * Two tabs, or a retry, create only one: their idempotency key is the same as long as the customer's newest subscription is, and
 * Stripe answers a known key with what it created before.
 */
const begin = async (customer: string, price: string, newest: Held | undefined): Promise<Held> => {
  const { client } = await provider();
  return makeOnce<Held, Stripe.SubscriptionCreateParams>({
    name: `subscribe-${newest?.id ?? 'first'}`,
    params: {
      customer,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
      ...withSecret,
    },
    make: (params, options) => client.subscriptions.create(params, options),
    look: async () => {
      const begun = begunAmong(await subscriptionsOf(customer), price);
      return begun && goOnWith(begun);
    },
    isAlive: async ({ id }) => !isOver((await client.subscriptions.retrieve(id)).status),
  });
};

const secretOf = ({ latest_invoice: invoice }: Held): string | undefined =>
  typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;

const alreadySubscribed = () => conflict('You’re already subscribed');

const start = async (firm: StoredFirm) => {
  const customer = await customerOf(firm);
  const held = await subscriptionsOf(customer);
  if (held.some(({ status }) => givesAccess(status))) {
    await settle({ ...firm, stripeCustomerId: customer });
    throw alreadySubscribed();
  }
  const price = await priceId();
  const open = held.filter(({ status }) => !isOver(status));
  const begun = begunAmong(open, price);
  for (const other of open) if (other !== begun) await giveUp(other);
  const subscription = begun ? await goOnWith(begun) : await begin(customer, price, held[0]);
  const clientSecret = secretOf(subscription);
  // It was paid in another tab between the two requests, so there is nothing left to confirm.
  if (!clientSecret) throw alreadySubscribed();
  return { clientSecret, subscriptionId: subscription.id };
};

/**
 * Starts a subscription, or continues the one started before. Nothing is charged and no access given until the browser has
 * confirmed the payment. Throws 409 for somebody subscribed, 502 or 503 if Stripe doesn't answer.
 */
export const subscribe = async (firm: StoredFirm, once: Once) => {
  const reply = await answering(() => start(firm));
  const writes = once.writes(reply);
  if (writes.length > 0) await transact(writes);
  return reply;
};
