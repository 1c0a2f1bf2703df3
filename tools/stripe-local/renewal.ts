import { type Account, itemOf } from './account.ts';
import { bill, intentOf, voidInvoice } from './invoicing.ts';
import { end, monthsAfter } from './lifecycle.ts';
import { charge } from './payment.ts';
import type { Subscription } from './wire.ts';

const day = 24 * 60 * 60;
/** How long a first payment may take, by Stripe's rule, in seconds. */
const firstPaymentWithin = 23 * 60 * 60;
/** Seconds from one failed attempt to the next; after the last the subscription is cancelled. */
const retriesAfter = [3 * day, 5 * day, 7 * day];

interface Due {
  at: number;
  happen: () => void;
}

const attempt = (account: Account, subscription: Subscription): void => {
  const invoice = account.state.invoices[subscription.latest_invoice];
  if (!invoice || !subscription.default_payment_method) return;
  if (charge(account, intentOf(account, invoice), subscription.default_payment_method)) return;
  const wait = retriesAfter[invoice.attempt_count - 1];
  if (wait === undefined) {
    end(account, subscription, 'payment_failed');
    return;
  }
  invoice.next_payment_attempt = account.now(subscription.customer) + wait;
  if (subscription.status === 'past_due') return;
  subscription.status = 'past_due';
  account.tell('customer.subscription.updated', subscription, subscription.customer);
};

const renew = (account: Account, subscription: Subscription): void => {
  if (subscription.cancel_at_period_end) {
    end(account, subscription, 'cancellation_requested');
    return;
  }
  const item = itemOf(subscription);
  const anchor = subscription.billing_cycle_anchor;
  let months = 1;
  while (monthsAfter(anchor, months) <= item.current_period_end) months++;
  item.current_period_start = item.current_period_end;
  item.current_period_end = monthsAfter(anchor, months);
  bill(account, subscription, 'subscription_cycle');
  account.tell('customer.subscription.updated', subscription, subscription.customer);
  attempt(account, subscription);
};

const expire = (account: Account, subscription: Subscription): void => {
  const invoice = account.state.invoices[subscription.latest_invoice];
  if (invoice) voidInvoice(account, invoice);
  Object.assign(subscription, { status: 'incomplete_expired', ended_at: account.now(subscription.customer) });
  account.tell('customer.subscription.updated', subscription, subscription.customer);
};

const dueOf = (account: Account, subscription: Subscription): Due[] => {
  const { status, created } = subscription;
  if (status === 'incomplete')
    return [{ at: created + firstPaymentWithin, happen: () => expire(account, subscription) }];
  if (status !== 'active' && status !== 'past_due') return [];
  const retryAt = account.state.invoices[subscription.latest_invoice]?.next_payment_attempt;
  return [
    { at: itemOf(subscription).current_period_end, happen: () => renew(account, subscription) },
    ...(retryAt ? [{ at: retryAt, happen: () => attempt(account, subscription) }] : []),
  ];
};

/** Advances a customer's clock by seconds, and processes everything that falls due, in order. */
export function advance(account: Account, customer: string, seconds: number): void {
  const { state, now } = account;
  const target = now(customer) + seconds;
  for (;;) {
    const mine = Object.values(state.subscriptions).filter((one) => one.customer === customer);
    const [next] = mine.flatMap((one) => dueOf(account, one)).sort((a, b) => a.at - b.at);
    const at = next && next.at <= target ? next.at : target;
    state.ahead[customer] = (state.ahead[customer] ?? 0) + Math.max(0, at - now(customer));
    if (!next || next.at > target) break;
    next.happen();
  }
  account.changed();
}
