import { isOver } from '#shared/subscription/status.ts';
import { provider } from '../lib/provider.ts';
import { subscriptionsOf } from './held.ts';

/** Ends all subscriptions of a customer at once: nothing is charged any more. */
export const endSubscriptions = async (customerId: string): Promise<void> => {
  const { client } = await provider();
  const running = (await subscriptionsOf(customerId)).filter(({ status }) => !isOver(status));
  for (const { id } of running) await client.subscriptions.cancel(id);
};
