import type { Stripe } from 'stripe';
import { givesAccess, isOver } from '#shared/auth/subscription-status.ts';
import { isMissing, provider } from '../lib/provider.ts';

const list = async (customer: string): Promise<Stripe.Subscription[]> => {
  const { client } = await provider();
  const { data } = await client.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    expand: ['data.default_payment_method', 'data.customer.invoice_settings.default_payment_method'],
  });
  return data.toSorted((a, b) => b.created - a.created);
};

/**
 * A customer's subscriptions, newest first, with the cards that pay for them, in one Stripe call. Empty if the customer is
 * missing: deleted, of another account, or of test mode.
 */
export const subscriptionsOf = (customer: string): Promise<Stripe.Subscription[]> =>
  list(customer).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

/** The subscription that counts: the newest that gives access, else the newest that still may, else the newest. */
export const counting = <S extends { status: string }>(newestFirst: readonly S[]): S | undefined =>
  newestFirst.find(({ status }) => givesAccess(status)) ??
  newestFirst.find(({ status }) => !isOver(status)) ??
  newestFirst[0];
