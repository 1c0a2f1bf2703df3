import { createServer, type RequestListener, type Server } from 'node:http';
import { keptJson } from '../data/kept-json.ts';
import { hereOnly } from '../here-only.ts';
import { account } from './account.ts';
import { stripeApi } from './api/api.ts';
import { browserApi } from './browser-api.ts';
import { control } from './control.ts';
import { desk, sendJson } from './desk.ts';
import { Failure } from './failure.ts';
import { outage } from './outage.ts';
import { portal } from './portal.ts';
import { emptyState, type State } from './state.ts';
import { webhooks } from './webhooks.ts';

interface Settings {
  /** The file that keeps the account's state. */
  file: string;
  secretKey: string;
  webhookSecret: string;
}

/** Where things are; known once everything listens. */
interface Addresses {
  /** The app's origin. */
  app: string;
  /** The stand-in's own. */
  self: string;
}

export interface StripeStandIn {
  server: Server;
  stop: () => void;
}

/**
 * Stripe, as far as the product uses it: its API at `/v1`, what its script in the browser asks at `/browser`, the
 * billing portal at `/portal`, and `/control` to move time and hold webhooks.
 */
export function stripeStandIn(
  { file, secretKey, webhookSecret }: Settings,
  where: () => Addresses,
): StripeStandIn {
  const { value: state, changed, close } = keptJson<State>(file, emptyState());
  // A folder of an older version knows less.
  Object.assign(state, { ...emptyState(), ...state });
  const sending = webhooks(state, webhookSecret, () => `${where().app}/api/stripe/webhook`, changed);
  const books = account(state, changed, sending.deliver);
  const fromBrowser = browserApi(books);
  const onPortal = portal(books);
  const connection = outage();
  const api = stripeApi(books, connection, () => where().self);
  const command = control(books, sending, connection);

  const answer = desk({ api, fromBrowser, onPortal, command, connection, secretKey });
  const listener: RequestListener = (req, res) => {
    answer(req, res).catch((error: unknown) => {
      const failure = error instanceof Failure ? error : undefined;
      if (!failure) console.error(error);
      sendJson(res, failure?.status ?? 500, { error: failure?.body ?? { message: 'The stand-in failed.' } });
    });
  };
  const server = createServer(hereOnly(listener));
  server.once('listening', sending.resume);
  return {
    server,
    stop: () => {
      sending.stop();
      close();
    },
  };
}
