import type { Stripe } from 'stripe';
import { byHand } from './by-hand.ts';
import { setUpPrice, setUpProduct } from './catalogue.ts';
import { setUpDomain } from './domain.ts';
import { setUpPortal } from './portal.ts';
import type { Done } from './step.ts';
import { setUpWebhook } from './webhook.ts';

const lineOf = ({ what, how, id }: Done): string => `${how.padEnd(13)}  ${what}  (${id})`;

/**
 * Makes what the app needs in an account of Stripe's, or leaves what is there: known by id, lookup key, metadata and
 * address, so that a second run changes nothing. `origin` is the site's. Answers the webhook's secret if it was made now.
 */
export const setUp = async (
  client: Stripe,
  origin: string,
  say: (line: string) => void,
): Promise<string | undefined> => {
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
  const webhook = await setUpWebhook(client, origin);
  tell(webhook);
  say('');
  say('Only you can switch these on, once for the account:');
  for (const line of byHand) say(`  ${line}`);
  return webhook.secret;
};
