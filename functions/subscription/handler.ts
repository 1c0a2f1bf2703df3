import { serve } from '#functions/lib/serve.ts';
import { subscriptionRoutes } from '#shared/subscription/contract.ts';
import { openPortal } from './portal.ts';
import * as store from './store.ts';
import { subscribe } from './subscribe.ts';
import { receive } from './webhook.ts';

export const handler = serve(subscriptionRoutes, {
  startTrial: ({ user, once }) => store.startTrial(user, once),
  get: ({ user }) => store.readSubscription(user),
  create: ({ user, once }) => subscribe(user, once),
  portal: ({ user }) => openPortal(user),
  webhook: ({ body, event }) => receive(body, event.headers['stripe-signature']),
});
