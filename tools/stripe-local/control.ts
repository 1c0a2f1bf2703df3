import type { Account } from './account.ts';
import { missing } from './failure.ts';
import type { Break, Outage } from './outage.ts';
import { advance } from './renewal.ts';
import type { Webhooks } from './webhooks.ts';

/** Commands for the customer with an email address. */
export interface Command {
  email: string;
  /** Advances the customer's clock and processes everything that falls due. */
  advanceDays?: number;
  /** Holds their webhooks, or releases them newest first. */
  holdWebhooks?: boolean;
  /** Sets their newest subscription to a status that Stripe's dunning can leave it in. */
  status?: 'unpaid' | 'paused';
  /** Makes Stripe fail or work again. For all customers, like the three below. */
  down?: boolean;
  /** The next POST to a path fails, before or after it is processed. */
  breakNext?: Break;
  /** The API's next response is computed but held. */
  keepNextAnswer?: true;
  releaseAnswers?: true;
}

const suspend = (account: Account, customer: string, status: 'unpaid' | 'paused'): void => {
  const newest = Object.values(account.state.subscriptions).findLast((one) => one.customer === customer);
  if (!newest) throw missing('subscription', customer);
  newest.status = status;
  account.tell('customer.subscription.updated', newest, customer);
};

/** The customer's state. */
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
      /** Pence, one for each successful payment. */
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
