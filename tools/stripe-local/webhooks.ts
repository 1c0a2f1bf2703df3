import type { Delivery, State } from './state.ts';
import type { StripeEvent } from './wire.ts';

/** The delay after each failed delivery, in milliseconds; the last repeats until the event is three days old. */
const waits = [1_000, 2_000, 5_000, 30_000, 120_000, 600_000, 3_600_000];
const givenUpAfter = 3 * 24 * 60 * 60 * 1000;

export interface Webhooks {
  deliver: (event: StripeEvent, customer: string) => void;
  /** Resumes deliveries left from the last run. */
  resume: () => void;
  /** Holds a customer's events, or releases them newest first: Stripe guarantees no order. */
  hold: (customer: string, held: boolean) => void;
  stop: () => void;
}

/** An event's endpoint and signing secret. */
export interface Hook {
  url: string;
  secret: string;
}

/** Delivers signed events to their endpoint until it responds with a 2xx. Several are sent concurrently, in no order. */
export function webhooks(state: State, hookFor: (event: StripeEvent) => Hook, changed: () => void): Webhooks {
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  const done = (delivery: Delivery) => {
    state.deliveries = state.deliveries.filter((other) => other !== delivery);
    changed();
  };

  const later = (delivery: Delivery) => {
    delivery.tries++;
    const wait = waits[Math.min(delivery.tries, waits.length) - 1] ?? 0;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void send(delivery);
    }, wait);
    timers.add(timer);
    changed();
  };

  const send = async (delivery: Delivery): Promise<void> => {
    if (stopped || state.held.includes(delivery.customer)) return;
    const payload = JSON.stringify(delivery.event);
    const { url, secret } = hookFor(delivery.event);
    // Loaded with the first event, so that it does not delay the start.
    const { Stripe } = await import('stripe');
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    try {
      const reply = await fetch(url, { method: 'POST', headers, body: payload });
      await reply.body?.cancel();
      if (reply.ok) return done(delivery);
    } catch {
      // The app has not started yet, or has stopped.
    }
    if (stopped) return;
    if (Date.now() - delivery.event.created * 1000 > givenUpAfter) done(delivery);
    else later(delivery);
  };

  return {
    deliver: (event, customer) => {
      const delivery = { event, customer, tries: 0 };
      state.deliveries.push(delivery);
      changed();
      // Only after the response to the call that caused it.
      setImmediate(() => void send(delivery));
    },
    resume: () => {
      for (const delivery of state.deliveries) later(delivery);
    },
    hold: (customer, held) => {
      state.held = state.held.filter((other) => other !== customer);
      if (held) state.held.push(customer);
      else
        for (const one of state.deliveries.filter((each) => each.customer === customer).reverse())
          void send(one);
      changed();
    },
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
