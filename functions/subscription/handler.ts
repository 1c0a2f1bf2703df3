import { foundFirst } from '#functions/firms/found.ts';
import { serve } from '#functions/lib/serve.ts';
import { subscriptionContract } from '#shared/subscription/contract.ts';
import { openPortal } from './portal.ts';
import * as store from './store.ts';
import { subscribe } from './subscribe.ts';
import { receive } from './webhook.ts';

export const handler = serve(subscriptionContract, {
  startTrial: ({ user, firm, once }) => store.startTrial(user.userId, firm?.firmId, once),
  get: ({ firm }) => store.readSubscription(firm),
  create: async ({ user, firm, once }) => subscribe(firm ?? (await foundFirst(user.userId)), once),
  portal: ({ firm }) => openPortal(firm),
  webhook: ({ body, event }) => receive(body, event.headers['stripe-signature']),
});
