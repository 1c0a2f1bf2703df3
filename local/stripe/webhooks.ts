import type { Delivery, State } from './state.ts';
import type { StripeEvent } from './wire.ts';

/** Milliseconds to wait after each failed delivery; the last is repeated until the event is three days old. */
const waits = [1_000, 2_000, 5_000, 30_000, 120_000, 600_000, 3_600_000];
const givenUpAfter = 3 * 24 * 60 * 60 * 1000;

export interface Webhooks {
  deliver: (event: StripeEvent, customer: string) => void;
  /** Sends what was left over from the last run. */
  resume: () => void;
  /** Keeps a customer's events back, or lets them go, newest first: nothing promises an order. */
  hold: (customer: string, held: boolean) => void;
  stop: () => void;
}

/** Where an event goes and what signs it. */
export interface Hook {
  url: string;
  secret: string;
}

/** Delivers events, signed, to their hook until each was answered with a 2xx. Several go out at once, in no order. */
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
    // Loaded with the first event: the system starts without waiting for it.
    const { Stripe } = await import('stripe');
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    try {
      const reply = await fetch(url, { method: 'POST', headers, body: payload });
      await reply.body?.cancel();
      if (reply.ok) return done(delivery);
    } catch {
      // Nobody is there yet, or any more.
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
      // Not before the call that caused it has been answered.
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
