import type { Keys } from '../data/keys.ts';
import type { StripeKeys } from '../environment.ts';

/** The stand-in account's keys. Only the webhook secrets are secret: everything else stays on loopback. */
export const standInKeys = ({ stripeWebhookKey, stripeConnectKey }: Keys): Required<StripeKeys> => ({
  secretKey: 'sk_test_local',
  publishableKey: 'pk_test_local',
  webhookSecret: `whsec_${stripeWebhookKey}`,
  connectWebhookSecret: `whsec_${stripeConnectKey}`,
});
