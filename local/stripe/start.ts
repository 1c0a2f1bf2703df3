import { stripeStandIn } from '@fettle/stripe-local/server.ts';
import { emptyState } from '@fettle/stripe-local/state.ts';
import { keptJson } from '../data/kept-json.ts';
import type { StripeKeys } from '../environment.ts';
import { serverHere } from '../here-only.ts';

interface Settings {
  /** The file with the account's state. */
  file: string;
  /** The app's origin. */
  appUrl: string;
  keys: Required<StripeKeys>;
}

/** The Stripe stand-in with its state in a file, for this machine only. It works once `servedAt` says its own address. */
export const stripeHere = ({ file, appUrl, keys }: Settings) => {
  const kept = keptJson(file, emptyState());
  let self = '';
  const { listener, resume, stop } = stripeStandIn({
    state: kept.value,
    changed: kept.changed,
    secretKey: keys.secretKey,
    hooks: () => ({
      account: { url: `${appUrl}/api/stripe/webhook`, secret: keys.webhookSecret },
      connected: { url: `${appUrl}/api/stripe/connect-webhook`, secret: keys.connectWebhookSecret },
    }),
    self: () => self,
  });
  return {
    server: serverHere(listener),
    servedAt: (url: string) => {
      self = url;
      resume();
    },
    stop: () => {
      stop();
      kept.close();
    },
  };
};
