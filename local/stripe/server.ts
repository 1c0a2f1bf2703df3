import type { RequestListener, Server } from 'node:http';
import { keptJson } from '../data/kept-json.ts';
import { serverHere } from '../here-only.ts';
import { account } from './account.ts';
import { stripeApi } from './api/api.ts';
import { browserApi } from './browser-api.ts';
import { connectedDesk } from './connected/desk.ts';
import { control } from './control.ts';
import { desk, sendJson } from './desk.ts';
import { Failure } from './failure.ts';
import { outage } from './outage.ts';
import { portal } from './portal.ts';
import { emptyState, type State } from './state.ts';
import { webhooks } from './webhooks.ts';
import type { StripeEvent } from './wire.ts';

interface Settings {
  /** The file with the account's state. */
  file: string;
  secretKey: string;
  webhookSecret: string;
  connectWebhookSecret: string;
}

/** The addresses, known once all servers listen. */
interface Addresses {
  /** The app's origin. */
  app: string;
  /** The stand-in's own address. */
  self: string;
}

export interface StripeStandIn {
  server: Server;
  stop: () => void;
}

/**
 * The parts of Stripe that the product uses: the API at `/v1`, the browser script's endpoint at `/browser`, the billing portal at
 * `/portal`, `/control` to move time and hold webhooks, and `connected/` for connected accounts.
 */
export function stripeStandIn(
  { file, secretKey, webhookSecret, connectWebhookSecret }: Settings,
  where: () => Addresses,
): StripeStandIn {
  const { value: state, changed, close } = keptJson<State>(file, emptyState());
  // State saved by an older version lacks newer fields.
  Object.assign(state, { ...emptyState(), ...state });
  const hookFor = ({ account: whose }: StripeEvent) =>
    whose
      ? { url: `${where().app}/api/stripe/connect-webhook`, secret: connectWebhookSecret }
      : { url: `${where().app}/api/stripe/webhook`, secret: webhookSecret };
  const sending = webhooks(state, hookFor, changed);
  const books = account(state, changed, sending.deliver);
  const fromBrowser = browserApi(books);
  const onPortal = portal(books);
  const connection = outage();
  const api = stripeApi(books, connection, () => where().self);
  const command = control(books, sending, connection);
  const connected = connectedDesk(books, sending);

  const answer = desk({ api, fromBrowser, onPortal, command, connection, connected, secretKey });
  const listener: RequestListener = (req, res) => {
    answer(req, res).catch((error: unknown) => {
      const failure = error instanceof Failure ? error : undefined;
      if (!failure) console.error(error);
      sendJson(res, failure?.status ?? 500, { error: failure?.body ?? { message: 'The stand-in failed.' } });
    });
  };
  const server = serverHere(listener);
  server.once('listening', sending.resume);
  return {
    server,
    stop: () => {
      sending.stop();
      close();
    },
  };
}
