import type { Account } from './account.ts';
import { missing } from './failure.ts';
import type { Break, Outage } from './outage.ts';
import { advance } from './renewal.ts';
import type { Webhooks } from './webhooks.ts';

/** What a person or a test may tell the stand-in to do to the customer with an email address. */
export interface Command {
  email: string;
  /** Moves the customer's time on; everything that falls due happens. */
  advanceDays?: number;
  /** Keeps their webhooks back, or lets them go, the newest first. */
  holdWebhooks?: boolean;
  /** Puts their newest subscription into a state that Stripe can be set up to leave it in. */
  status?: 'unpaid' | 'paused';
  /** Stripe fails, or works again. For everybody, as the three below. */
  down?: boolean;
  /** Stripe fails at the next POST to a path: before or after it is done. */
  breakNext?: Break;
  /** The next answer of the API is worked out but kept back. */
  keepNextAnswer?: true;
  releaseAnswers?: true;
}

const suspend = (account: Account, customer: string, status: 'unpaid' | 'paused'): void => {
  const newest = Object.values(account.state.subscriptions).findLast((one) => one.customer === customer);
  if (!newest) throw missing('subscription', customer);
  newest.status = status;
  account.tell('customer.subscription.updated', newest, customer);
};

/** What the stand-in knows of that customer. */
export function control(account: Account, webhooks: Webhooks, outage: Outage) {
  const { state } = account;
  return ({ email, advanceDays, status, ...rest }: Command) => {
    const { holdWebhooks, down, breakNext, keepNextAnswer, releaseAnswers } = rest;
    outage.down = down ?? outage.down;
    if (breakNext) outage.breakNext(breakNext);
    if (keepNextAnswer) outage.keepNext();
    if (releaseAnswers) outage.release();
    const customer = Object.values(state.customers).find((one) => one.email === email);
    if (!customer) throw missing('customer', email);
    if (holdWebhooks !== undefined) webhooks.hold(customer.id, holdWebhooks);
    if (advanceDays !== undefined) advance(account, customer.id, advanceDays * 24 * 60 * 60);
    if (status !== undefined) suspend(account, customer.id, status);
    const theirs = <T extends { customer?: unknown }>(all: Record<string, T>) =>
      Object.values(all).filter((one) => one.customer === customer.id);
    return {
      customer: customer.id,
      now: new Date(account.now(customer.id) * 1000).toISOString(),
      subscriptions: theirs(state.subscriptions).map(({ id, status }) => ({ id, status })),
      /** Pence, one for each payment that was taken. */
      charges: theirs(state.intents).flatMap(({ status, amount_received: pence }) =>
        status === 'succeeded' ? [pence] : [],
      ),
      events: state.events.filter(
        ({ data }) => 'customer' in data.object && data.object.customer === customer.id,
      ),
      keptAnswers: outage.kept(),
      undelivered: state.deliveries.filter((one) => one.customer === customer.id).length,
    };
  };
}

export type Told = ReturnType<ReturnType<typeof control>>;
