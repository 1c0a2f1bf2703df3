import { type Account, subscriptionOf } from './account.ts';
import { Failure, found, invalidRequest } from './failure.ts';
import { methodShape, type TypedCard } from './shapes/payment-method.ts';
import { conductOf, isCardNumber } from './test-cards.ts';
import type { Intent, Invoice, Method } from './wire.ts';

const declined = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const notAuthenticated = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
type Reason = { code: string; decline_code?: string; message: string };

/** Creates a payment method from a test card. Throws Stripe's error for an invalid card. */
export function methodFor({ state, now }: Account, card: TypedCard): Method {
  if (!isCardNumber(card.number))
    throw new Failure(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is invalid.',
    });
  const method = methodShape(card, now());
  state.methods[method.id] = method;
  state.numbers[method.id] = card.number;
  return method;
}

const invoiceFor = ({ state }: Account, intent: Intent): Invoice =>
  found(state.invoices, 'invoice', state.invoiceOf[intent.id] ?? '');

/** The payment succeeded: the invoice is paid and its subscription is active. */
function succeed(account: Account, intent: Intent, method: Method): void {
  const invoice = invoiceFor(account, intent);
  const { customer } = invoice;
  const subscription = subscriptionOf(account, invoice);
  method.customer = customer;
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, payment_method: method.id });
  Object.assign(intent, { next_action: null, last_payment_error: null });
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 });
  Object.assign(invoice, {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
  });
  invoice.status_transitions.paid_at = account.now(customer);
  account.tell('payment_intent.succeeded', intent, customer);
  account.tell('invoice.paid', invoice, customer);
  account.tell('invoice.payment_succeeded', invoice, customer);
  if (!subscription || subscription.status === 'canceled') return;
  Object.assign(subscription, { status: 'active', default_payment_method: method.id });
  account.tell('customer.subscription.updated', subscription, customer);
}

/** The card was declined. */
function fail(account: Account, intent: Intent, method: Method, reason: Reason): void {
  const invoice = invoiceFor(account, intent);
  const error = { type: 'card_error' as const, ...reason };
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { ...error, payment_method: method },
  });
  Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 });
  account.tell('payment_intent.payment_failed', intent, invoice.customer);
  account.tell('invoice.payment_failed', invoice, invoice.customer);
}

const confirmable = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

const checkOpen = (intent: Intent): void => {
  if (confirmable.has(intent.status)) return;
  const message =
    intent.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `This PaymentIntent's status is ${intent.status}, so it cannot be confirmed.`;
  throw invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
};

/** The customer pays with a card on the page. Throws Stripe's error if it is declined. */
export function confirm(account: Account, intent: Intent, card: TypedCard): Intent {
  checkOpen(intent);
  const method = methodFor(account, card);
  const conduct = conductOf(card.number);
  if (conduct === 'declines') {
    fail(account, intent, method, declined);
    throw new Failure(402, { type: 'card_error', ...declined, payment_intent: intent });
  }
  if (conduct === 'asks') {
    intent.payment_method = method.id;
    Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    account.changed();
  } else succeed(account, intent, method);
  return intent;
}

/** The customer has completed 3-D Secure. */
export function authenticate(account: Account, intent: Intent, passed: boolean): Intent {
  if (intent.status !== 'requires_action') throw invalidRequest('Nothing is waiting to be authenticated.');
  const method = found(account.state.methods, 'payment_method', `${intent.payment_method}`);
  if (passed) succeed(account, intent, method);
  else fail(account, intent, method, notAuthenticated);
  return intent;
}

/** An off-session payment, at a renewal. */
export function charge(account: Account, intent: Intent, methodId: string): boolean {
  const method = found(account.state.methods, 'payment_method', methodId);
  const conduct = conductOf(account.state.numbers[methodId] ?? '');
  const pays = conduct === 'pays' || conduct === 'asks';
  if (pays) succeed(account, intent, method);
  else fail(account, intent, method, declined);
  return pays;
}
