import { newId, type State } from './state.ts';
import type { Invoice, StripeEvent, Subscription } from './wire.ts';

/** The version whose shapes are spoken, as the stripe package of this project pins it. */
export const apiVersion = '2026-10-28.endive';

/** How many events can be looked at afterwards. */
export const keptEvents = 500;

/** A stand-in account at work: its state, each customer's time, and the events it tells. */
export interface Account {
  state: State;
  /** The present for a customer (or anybody), epoch seconds. */
  now: (customer?: string) => number;
  /** Tells the webhook what has just happened to something of a customer's. */
  tell: (type: string, object: object, customer: string) => void;
  changed: () => void;
  /** Sends an event; `whose` can have theirs held back. */
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

/** The subscription that an invoice is for. */
export const subscriptionOf = ({ state }: Account, invoice: Invoice): Subscription | undefined => {
  const id = invoice.parent?.subscription_details?.subscription;
  return typeof id === 'string' ? state.subscriptions[id] : undefined;
};

export const itemOf = (subscription: Subscription) => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
};
