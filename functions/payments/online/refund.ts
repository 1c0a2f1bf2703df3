import type { Stripe } from 'stripe';
import type { StoredPayment } from '#functions/ledger/payment-entity.ts';
import { readPayment } from '#functions/ledger/payments-of.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { makeOnce } from '#functions/lib/make-once.ts';
import { answering, isForbidden, isRefused, provider } from '#functions/lib/provider.ts';
import { transact } from '#functions/lib/transact.ts';
import { keptPence, refundedPence } from '#shared/domain/payments/received.ts';
import { shownPayment } from '#shared/domain/payments/shown.ts';
import { conflict, invalidField, type Refusal } from '#shared/kernel/refusal.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import type { RefundInput } from '#shared/payments/contract.ts';
import { pageOfIntent } from './at-provider.ts';
import { settlePayment } from './settle-payment.ts';

const checkAmount = (payment: StoredPayment, pence: number): void => {
  const left = keptPence(payment);
  if (pence <= left) return;
  const message =
    left > 0 ? `Only ${formatPounds(toPounds(left))} is left to refund` : 'It’s all been refunded';
  throw invalidField('amount', message);
};

/** Explains Stripe's refusal to the user. For most errors Stripe's own English sentence says the most. */
const refused = ({ code, message }: Stripe.errors.StripeError): Refusal => {
  if (code === 'charge_disputed')
    return conflict('The customer’s bank is already asking for this money back');
  if (code === 'charge_already_refunded') return conflict('It’s all been refunded already');
  return conflict(`Stripe didn’t refund it: ${message}`);
};

const outOfReach = () =>
  conflict('We can’t reach the Stripe account that took this payment. Refund it in Stripe.');

/**
 * Stripe's idempotency key must be the same for a repeated call and for two simultaneous presses, and different for the next
 * refund.
 */
const nameOf = (payment: StoredPayment, { key }: Once): string =>
  `refund-${payment.id}-${key ?? refundedPence(payment)}`;

const refundAt = async (payment: StoredPayment, pence: number, once: Once): Promise<void> => {
  const { intent = '', account: stripeAccount = '' } = payment;
  const { client } = await provider();
  const name = nameOf(payment, once);
  const params = { payment_intent: intent, amount: pence, metadata: { name } };
  await makeOnce({
    name,
    params,
    make: (given, options) => client.refunds.create(given, { ...options, stripeAccount }),
    look: async () => {
      const { data } = await client.refunds.list({ payment_intent: intent, limit: 100 }, { stripeAccount });
      return data.find(({ metadata }) => metadata?.name === name);
    },
    isAlive: async () => true,
  });
};

/** Stores Stripe's current state of a payment. */
const settleNow = async ({ firmId, invoiceId, intent = '', account = '' }: StoredPayment): Promise<void> => {
  const page = await pageOfIntent(account, intent);
  if (page) await settlePayment(firmId, invoiceId, { account, session: page.session });
};

/**
 * Refunds a payment through Stripe, as the account that took it. Throws 400 naming `amount` if it is more than is left, 409 if
 * Stripe refuses, 502 if it doesn't answer.
 */
export const refundOnline = (payment: StoredPayment, { amount }: RefundInput, once: Once) =>
  answering(async () => {
    const pence = toPence(amount);
    checkAmount(payment, pence);
    try {
      await refundAt(payment, pence, once);
    } catch (error) {
      if (isForbidden(error)) throw outOfReach();
      if (!isRefused(error)) throw error;
      await settleNow(payment);
      throw refused(error);
    }
    await settleNow(payment);
    const reply = shownPayment(await readPayment(payment.firmId, payment.id));
    const remembered = once.writes(reply);
    if (remembered.length > 0) await transact(remembered);
    return reply;
  });
