import { type Account, itemOf } from './account.ts';
import { found, invalidRequest } from './failure.ts';
import { bill, voidInvoice } from './invoicing.ts';
import { subscriptionShape } from './shapes/subscription.ts';
import { newId } from './state.ts';
import type { Price, Subscription } from './wire.ts';

/** The same day of the month `months` later, or that month's last day. Both in epoch seconds. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const to = new Date(anchor * 1000);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

/** An incomplete subscription, waiting for its first payment. */
export function begin(
  account: Account,
  customer: string,
  price: Price,
  metadata: Record<string, string>,
): Subscription {
  const created = account.now(customer);
  const subscription = subscriptionShape({
    id: newId('sub'),
    customer,
    price,
    created,
    periodEnd: monthsAfter(created, 1),
    latest_invoice: '',
    metadata,
  });
  account.state.subscriptions[subscription.id] = subscription;
  bill(account, subscription, 'subscription_create');
  account.tell('customer.subscription.created', subscription, customer);
  return subscription;
}

const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired';

/** Cancels a subscription immediately. One never paid for expires, and its invoice is voided. */
export function end(
  account: Account,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  if (isOver(subscription))
    throw invalidRequest(`${subscription.id} has ended already.`, { code: 'resource_missing' });
  const { customer } = subscription;
  const at = account.now(customer);
  const unpaid = subscription.status === 'incomplete';
  const invoice = account.state.invoices[subscription.latest_invoice];
  if (unpaid && invoice) voidInvoice(account, invoice);
  Object.assign(subscription, { status: unpaid ? 'incomplete_expired' : 'canceled', ended_at: at });
  subscription.canceled_at ??= at;
  if (subscription.cancellation_details) subscription.cancellation_details.reason = reason;
  const type = unpaid ? 'customer.subscription.updated' : 'customer.subscription.deleted';
  account.tell(type, subscription, customer);
}

/** Cancels at the end of the paid period, or undoes that. */
export function endLater(account: Account, subscription: Subscription, later: boolean): void {
  const { customer } = subscription;
  Object.assign(subscription, {
    cancel_at_period_end: later,
    cancel_at: later ? itemOf(subscription).current_period_end : null,
    canceled_at: later ? account.now(customer) : null,
  });
  account.tell('customer.subscription.updated', subscription, customer);
}

/** Changes the card of a customer's subscriptions. */
export function payWith(account: Account, customerId: string, method: string): void {
  const { state } = account;
  const customer = found(state.customers, 'customer', customerId);
  customer.invoice_settings.default_payment_method = method;
  account.tell('customer.updated', customer, customerId);
  for (const subscription of Object.values(state.subscriptions)) {
    if (subscription.customer !== customerId || isOver(subscription)) continue;
    subscription.default_payment_method = method;
    account.tell('customer.subscription.updated', subscription, customerId);
  }
}
