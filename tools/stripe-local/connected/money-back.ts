import type { Account } from '../account.ts';
import { type Endpoint, list, required } from '../api/endpoint.ts';
import { found, invalidRequest } from '../failure.ts';
import { textIn, textsIn } from '../form.ts';
import type { Charge, Dispute, Refund } from '../wire.ts';
import { connectedBy, tellOf } from './connected-account.ts';
import type { ConnectedAccount } from './holdings.ts';
import { refundShape } from './shapes/refund.ts';

/** How long a bank payment can be refunded (docs.stripe.com/payments/pay-by-bank), in seconds. */
const bankRefundSeconds = 730 * 24 * 60 * 60;

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;
export const methodOf = ({ payment_method_details: details }: Charge) => details?.type;
const disputesOf = (of: ConnectedAccount, charge: Charge): Dispute[] =>
  Object.values(of.disputes).filter((one) => one.charge === charge.id);

const checkRefundable = (of: ConnectedAccount, charge: Charge, pence: number): void => {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded') throw invalidRequest(`Charge ${charge.id} has not been paid.`);
  if (disputesOf(of, charge).some((one) => !one.is_charge_refundable))
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  if (!Number.isInteger(pence) || pence < 1)
    throw invalidRequest('Invalid positive integer', { param: 'amount' });
  if (pence > left)
    throw invalidRequest(
      `Refund amount (${pounds(pence)}) is greater than unrefunded amount on charge (${pounds(left)})`,
      { param: 'amount' },
    );
  if (methodOf(charge) === 'pay_by_bank' && Date.now() / 1000 - charge.created > bankRefundSeconds)
    throw invalidRequest('This payment can no longer be refunded: pay_by_bank refunds end after 730 days.');
};

const refund = (
  account: Account,
  of: ConnectedAccount,
  charge: Charge,
  given: { amount: number; metadata: Record<string, string>; reason: string | undefined },
): Refund => {
  checkRefundable(of, charge, given.amount);
  const status = methodOf(charge) === 'card' ? ('succeeded' as const) : ('pending' as const);
  const made = refundShape({ charge, status, ...given });
  of.refunds[made.id] = made;
  charge.amount_refunded += made.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  tellOf(account, of, 'refund.created', made);
  tellOf(account, of, 'charge.refunded', charge);
  return made;
};

/** A refund that the bank rejected fails, and its money returns to the balance. */
export const refundFails = (account: Account, of: ConnectedAccount, id: string): void => {
  const failed = found(of.refunds, 'refund', id);
  const charge = found(of.charges, 'charge', failed.charge);
  if (failed.status === 'failed') throw invalidRequest('This refund has failed before.');
  Object.assign(failed, { status: 'failed', failure_reason: 'declined' });
  charge.amount_refunded -= failed.amount;
  charge.refunded = false;
  tellOf(account, of, 'refund.failed', failed);
};

const byIntent = <T extends { payment_intent: string }>(all: Record<string, T>, intent: string | undefined) =>
  Object.values(all)
    .filter((one) => !intent || one.payment_intent === intent)
    .reverse();

export const moneyBack: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    asConnected: true,
    takes: ['payment_intent', 'charge', 'amount', 'metadata', 'reason'],
    answer: ({ account, as, form }) => {
      const of = connectedBy(account, as);
      const intent = found(
        of.intents,
        'payment_intent',
        required(textIn(form, 'payment_intent'), 'payment_intent'),
      );
      const charge = found(of.charges, 'charge', `${intent.latest_charge}`);
      const asked = textIn(form, 'amount');
      const amount = asked === undefined ? charge.amount - charge.amount_refunded : Number(asked);
      return refund(account, of, charge, {
        amount,
        metadata: textsIn(form, 'metadata'),
        reason: textIn(form, 'reason'),
      });
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    asConnected: true,
    takes: ['payment_intent', 'limit'],
    answer: ({ account, as, form }) =>
      list('/v1/refunds', byIntent(connectedBy(account, as).refunds, textIn(form, 'payment_intent'))),
  },
  {
    method: 'GET',
    path: '/v1/disputes',
    asConnected: true,
    takes: ['payment_intent', 'limit'],
    answer: ({ account, as, form }) =>
      list('/v1/disputes', byIntent(connectedBy(account, as).disputes, textIn(form, 'payment_intent'))),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/{id}',
    asConnected: true,
    takes: [],
    answer: ({ account, as, id }) => found(connectedBy(account, as).intents, 'payment_intent', id),
  },
  {
    method: 'GET',
    path: '/v1/charges/{id}',
    asConnected: true,
    takes: [],
    answer: ({ account, as, id }) => found(connectedBy(account, as).charges, 'charge', id),
  },
];
