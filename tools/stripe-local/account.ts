import { newId, type State } from './state.ts';
import type { Invoice, StripeEvent, Subscription } from './wire.ts';

/** The API version whose shapes we return, the one that the project's stripe package pins. */
export const apiVersion = '2026-10-28.endive';

/** How many events are kept for the events API. */
export const keptEvents = 500;

/** A running stand-in account: its state, each customer's clock, and its events. */
export interface Account {
  state: State;
  /** The current time for a customer (or in general), in epoch seconds. */
  now: (customer?: string) => number;
  /** Sends the webhook an event about one of a customer's objects. */
  tell: (type: string, object: object, customer: string) => void;
  changed: () => void;
  /** Sends an event, unless webhooks of `whose` are held. */
  deliver: (event: StripeEvent, whose: string) => void;
}

export function account(
  state: State,
  changed: () => void,
  deliver: (event: StripeEvent, customer: string) => void,
): Account {
  const now = (customer = '') => Math.floor(Date.now() / 1000) + (state.ahead[customer] ?? 0);
  return {
    state,
    now,
    changed,
    deliver,
    tell: (type, object, customer) => {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now(customer),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      };
      state.events = [...state.events, event].slice(-keptEvents);
      changed();
      deliver(event, customer);
    },
  };
}

/** The subscription that an invoice belongs to. */
export const subscriptionOf = ({ state }: Account, invoice: Invoice): Subscription | undefined => {
  const id = invoice.parent?.subscription_details?.subscription;
  return typeof id === 'string' ? state.subscriptions[id] : undefined;
};

export const itemOf = (subscription: Subscription) => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
};
