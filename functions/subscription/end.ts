import { isOver } from '#shared/auth/subscription-status.ts';
import { isMissing, provider } from '../lib/provider.ts';
import { subscriptionsOf } from './held.ts';

/**
 * Cancels all subscriptions of a customer immediately, so that nothing more is charged, then deletes the customer with name,
 * address and cards; Stripe keeps the payments. A missing customer is ignored.
 */
export const endCustomer = async (customerId: string): Promise<void> => {
  const { client } = await provider();
  // Deleting a customer ends active subscriptions; one never paid for could otherwise still be paid.
  const running = (await subscriptionsOf(customerId)).filter(({ status }) => !isOver(status));
  for (const { id } of running) await client.subscriptions.cancel(id);
  try {
    await client.customers.del(customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};
