import type { Account } from '../account.ts';
import { Failure, invalidRequest } from '../failure.ts';
import { intentShape } from '../shapes/payment-intent.ts';
import { newId } from '../state.ts';
import { conductOf, isCardNumber } from '../test-cards.ts';
import type { Charge, CheckoutSession, Intent } from '../wire.ts';
import { tellOf } from './connected-account.ts';
import type { ConnectedAccount } from './holdings.ts';
import { chargeShape } from './shapes/charge.ts';

type Way = 'card' | 'pay_by_bank';

const cardError = (code: string, message: string) => new Failure(402, { type: 'card_error', code, message });

const begin = (of: ConnectedAccount, session: CheckoutSession, way: Way): Intent => {
  const created = Math.floor(Date.now() / 1000);
  const intent = intentShape({ customer: '', amount: session.amount_total ?? 0, created });
  Object.assign(intent, {
    customer: null,
    description: null,
    setup_future_usage: null,
    payment_method_types: [way],
  });
  of.intents[intent.id] = intent;
  session.payment_intent = intent.id;
  return intent;
};

const take = (of: ConnectedAccount, intent: Intent, way: Way, last4?: string): Charge => {
  const { id, amount } = intent;
  const created = Math.floor(Date.now() / 1000);
  const charge = chargeShape({ intent: id, amount, created, method: way, last4, metadata: intent.metadata });
  of.charges[charge.id] = charge;
  Object.assign(intent, { latest_charge: charge.id, payment_method: charge.payment_method });
  return charge;
};

const checkOpen = (session: CheckoutSession, way: Way): void => {
  if (session.status !== 'open' || session.expires_at * 1000 <= Date.now())
    throw invalidRequest('This Checkout Session is no longer active.');
  if (!session.payment_method_types.includes(way)) throw invalidRequest('This way of paying is not offered.');
};

const succeeded = (account: Account, of: ConnectedAccount, intent: Intent, charge: Charge): void => {
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null });
  Object.assign(charge, { status: 'succeeded', paid: true });
  tellOf(account, of, 'payment_intent.succeeded', intent);
  tellOf(account, of, 'charge.succeeded', charge);
  if (!of.isFeeLate) bookFee(account, of, charge);
};

/** Stripe has worked out its fee: the charge has its balance transaction. */
export const bookFee = (account: Account, of: ConnectedAccount, charge: Charge): void => {
  charge.balance_transaction = newId('txn');
  tellOf(account, of, 'charge.updated', charge);
};

/** The customer pays with a card or wallet. Throws the page's message if the payment is declined. */
export const payByCard = (
  account: Account,
  of: ConnectedAccount,
  session: CheckoutSession,
  { number, authenticated }: { number: string; authenticated?: boolean | undefined },
): 'paid' | 'asks' => {
  checkOpen(session, 'card');
  if (!isCardNumber(number)) throw cardError('incorrect_number', 'Your card number is invalid.');
  const conduct = conductOf(number);
  if (conduct === 'declines') throw cardError('card_declined', 'Your card was declined.');
  if (conduct === 'asks' && authenticated === undefined) return 'asks';
  if (authenticated === false)
    throw cardError(
      'payment_intent_authentication_failure',
      'We are unable to authenticate your payment method.',
    );
  const intent = begin(of, session, 'card');
  const charge = take(of, intent, 'card', number.slice(-4));
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  succeeded(account, of, intent, charge);
  tellOf(account, of, 'checkout.session.completed', session);
  return 'paid';
};

/** The customer's bank has approved the payment: it succeeds now or later. */
export const payByBank = (
  account: Account,
  of: ConnectedAccount,
  session: CheckoutSession,
  isLater: boolean,
): void => {
  checkOpen(session, 'pay_by_bank');
  const intent = begin(of, session, 'pay_by_bank');
  const charge = take(of, intent, 'pay_by_bank');
  Object.assign(session, { status: 'complete', url: null });
  if (isLater) {
    Object.assign(intent, { status: 'processing' });
    Object.assign(charge, { status: 'pending', paid: false });
    of.underWay.push(session.id);
  } else {
    session.payment_status = 'paid';
    succeeded(account, of, intent, charge);
  }
  tellOf(account, of, 'checkout.session.completed', session);
};

/** A pending bank payment succeeds or fails. */
export const arrive = (
  account: Account,
  of: ConnectedAccount,
  session: CheckoutSession,
  isPaid: boolean,
): void => {
  const intent = of.intents[session.payment_intent ?? ''];
  const charge = of.charges[`${intent?.latest_charge}`];
  if (!intent || !charge || !of.underWay.includes(session.id))
    throw invalidRequest('Nothing is on its way for this session.');
  of.underWay = of.underWay.filter((id) => id !== session.id);
  if (isPaid) {
    session.payment_status = 'paid';
    succeeded(account, of, intent, charge);
    tellOf(account, of, 'checkout.session.async_payment_succeeded', session);
    return;
  }
  const message = 'The bank did not send the payment.';
  const error = { type: 'invalid_request_error' as const, code: 'payment_intent_payment_attempt_failed' };
  Object.assign(intent, { status: 'requires_payment_method', last_payment_error: { ...error, message } });
  Object.assign(charge, { status: 'failed', paid: false, failure_message: message });
  tellOf(account, of, 'payment_intent.payment_failed', intent);
  tellOf(account, of, 'checkout.session.async_payment_failed', session);
};
