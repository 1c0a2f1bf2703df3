import { isOver } from '#shared/auth/subscription-status.ts';
import { isMissing, provider } from '../lib/provider.ts';
import { subscriptionsOf } from './held.ts';

/**
 * Ends all subscriptions of a customer at once, so that nothing is charged any more, then deletes the customer with
 * name, address and cards: the provider keeps what was paid. One that is missing there is none.
 */
export const endCustomer = async (customerId: string): Promise<void> => {
  const { client } = await provider();
  // Deleting ends what is active; one that was never paid for could still be.
  const running = (await subscriptionsOf(customerId)).filter(({ status }) => !isOver(status));
  for (const { id } of running) await client.subscriptions.cancel(id);
  try {
    await client.customers.del(customerId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};
