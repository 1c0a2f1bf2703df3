import type { Stripe } from 'stripe';
import { byHand } from './by-hand.ts';
import { setUpPrice, setUpProduct } from './catalogue.ts';
import { setUpDomain } from './domain.ts';
import { setUpPortal } from './portal.ts';
import type { Done } from './step.ts';
import { connectedEvents, type Endpoint, setUpWebhook, subscriptionEvents } from './webhook.ts';

const lineOf = ({ what, how, id }: Done): string => `${how.padEnd(13)}  ${what}  (${id})`;

/** Named as in the app's secret. */
export interface NewSecrets {
  webhookSecret?: string;
  connectWebhookSecret?: string;
}

/** Where the webhooks' secrets are kept. */
export interface Keeper {
  keep: (secret: NewSecrets) => void;
  has: (name: keyof NewSecrets) => boolean;
}

/**
 * Creates what the app needs in a Stripe account. Idempotent: it finds existing objects by id, lookup key, metadata or URL.
 * `origin` is the site's. Stripe returns a webhook's secret only when it is created: `keep` stores it before anything else can
 * fail. Throws at the end if a webhook exists whose secret is not kept: without it the app refuses its events.
 */
export const setUp = async (
  client: Stripe,
  origin: string,
  say: (line: string) => void,
  { keep, has }: Keeper,
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
  const lost: string[] = [];
  const webhook = async (name: keyof NewSecrets, endpoint: Endpoint) => {
    const { secret, ...done } = await setUpWebhook(client, origin, endpoint);
    if (secret) keep({ [name]: secret });
    else if (!has(name)) lost.push(done.what);
    tell(done);
  };
  await webhook('webhookSecret', subscriptionEvents);
  await webhook('connectWebhookSecret', connectedEvents);
  say('');
  say('Only you can switch these on, once for the account:');
  for (const line of byHand) say(`  ${line}`);
  if (lost.length > 0)
    throw new Error(
      `The secret of ${lost.join(' and ')} isn't in the file, and Stripe tells it only once. Get the file as docs/deploy.md says, or delete the webhook at Stripe, and run this again.`,
    );
};
