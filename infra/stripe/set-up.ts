import type { Stripe } from 'stripe';
import { byHand } from './by-hand.ts';
import { setUpPrice, setUpProduct } from './catalogue.ts';
import { setUpDomain } from './domain.ts';
import { setUpPortal } from './portal.ts';
import type { Done } from './step.ts';
import { connectedEvents, setUpWebhook, subscriptionEvents } from './webhook.ts';

const lineOf = ({ what, how, id }: Done): string => `${how.padEnd(13)}  ${what}  (${id})`;

/** Named as in the app's secret. */
export interface NewSecrets {
  webhookSecret?: string;
  connectWebhookSecret?: string;
}

/**
 * Creates what the app needs in a Stripe account. Idempotent: it finds existing objects by id, lookup key, metadata or URL.
 * `origin` is the site's. Stripe returns a webhook's secret only when it is created: `keep` stores it before anything else can
 * fail.
 */
export const setUp = async (
  client: Stripe,
  origin: string,
  say: (line: string) => void,
  keep: (secret: NewSecrets) => void,
): Promise<void> => {
  const steps = [
    () => setUpProduct(client),
    () => setUpPrice(client),
    () => setUpPortal(client, origin),
    () => setUpDomain(client, origin),
  ];
  const tell = (done: Done) => {
    say(lineOf(done));
    if (done.warning) say(`               ${done.warning}`);
  };
  for (const step of steps) tell(await step());
  const webhook = await setUpWebhook(client, origin, subscriptionEvents);
  if (webhook.secret) keep({ webhookSecret: webhook.secret });
  tell(webhook);
  const connected = await setUpWebhook(client, origin, connectedEvents);
  if (connected.secret) keep({ connectWebhookSecret: connected.secret });
  tell(connected);
  say('');
  say('Only you can switch these on, once for the account:');
  for (const line of byHand) say(`  ${line}`);
};
