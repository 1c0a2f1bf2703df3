import type { RequestListener } from 'node:http';
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
import { type Hook, webhooks } from './webhooks.ts';
import type { StripeEvent } from './wire.ts';

/** Where events go: of the account itself, and of the accounts connected to it. Known once all servers listen. */
export interface Hooks {
  account: Hook;
  connected: Hook;
}

export interface Settings {
  /** The account's state: that of an earlier run, or `emptyState()`. It is changed in place. */
  state: State;
  /** Called after each change of the state, to write it. */
  changed: () => void;
  secretKey: string;
  hooks: () => Hooks;
  /** The address at which the listener is served, known once it is. */
  self: () => string;
}

export interface StripeStandIn {
  listener: RequestListener;
  /** Sends the webhooks that an earlier run left: call it once the listener is served. */
  resume: () => void;
  /** Sends no more webhooks. */
  stop: () => void;
}

/**
 * The parts of Stripe that the product uses: the API at `/v1`, the browser script's endpoint at `/browser`, the billing portal at
 * `/portal`, `/control` to move time and hold webhooks, and `connected/` for connected accounts.
 */
export function stripeStandIn({ state, changed, secretKey, hooks, self }: Settings): StripeStandIn {
  // State saved by an older version lacks newer fields.
  Object.assign(state, { ...emptyState(), ...state });
  const hookFor = ({ account: whose }: StripeEvent) => hooks()[whose ? 'connected' : 'account'];
  const sending = webhooks(state, hookFor, changed);
  const books = account(state, changed, sending.deliver);
  const fromBrowser = browserApi(books);
  const onPortal = portal(books);
  const connection = outage();
  const api = stripeApi(books, connection, self);
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
  return { listener, resume: sending.resume, stop: sending.stop };
}
