import type { Keys } from '../data/keys.ts';
import type { StripeKeys } from '../environment.ts';

/** The stand-in account's keys. Only the webhook's is a secret of its own: everything else stays on loopback. */
export const standInKeys = ({ stripeWebhookKey }: Keys): StripeKeys => ({
  secretKey: 'sk_test_local',
  publishableKey: 'pk_test_local',
  webhookSecret: `whsec_${stripeWebhookKey}`,
});
