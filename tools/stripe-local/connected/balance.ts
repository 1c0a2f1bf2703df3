import { type Endpoint, list } from '../api/endpoint.ts';
import { invalidRequest } from '../failure.ts';
import { type Form, textIn } from '../form.ts';
import type { BalanceTransaction, Charge, Payout, Refund } from '../wire.ts';
import { connectedBy } from './connected-account.ts';
import type { ConnectedAccount } from './holdings.ts';
import { movementShape } from './shapes/movement.ts';
import { payoutShape } from './shapes/payout.ts';

/*
 * An account's balance, derived from its charges, refunds and disputes. Each day's movements are paid out together, as Stripe does
 * by default.
 */

/** What Stripe charges for a payment with a British card (stripe.com/gb/pricing). */
const feeFor = (pence: number): number => Math.round(pence * 0.015) + 20;

const daySeconds = 24 * 60 * 60;
/** How long a payout takes to reach a British bank by default, in days. */
const payoutDays = 3;

const idIn = (value: Charge['balance_transaction']): string => (typeof value === 'string' ? value : '');

const ofCharge = ({ id, amount, created, balance_transaction }: Charge): BalanceTransaction =>
  movementShape({
    ...{ id: idIn(balance_transaction), type: 'charge', category: 'charge', description: 'Payment' },
    ...{ source: id, amount, fee: feeFor(amount), created },
  });

const ofRefund = ({ id, amount, created, balance_transaction }: Refund): BalanceTransaction =>
  movementShape({
    ...{ id: idIn(balance_transaction), type: 'refund', category: 'refund', description: 'Refund' },
    ...{ source: id, amount: -amount, fee: 0, created },
  });

/** Everything that moved an account's balance. */
const movementsOf = (of: ConnectedAccount): BalanceTransaction[] => [
  ...Object.values(of.charges)
    .filter(({ balance_transaction }) => balance_transaction !== null)
    .map(ofCharge),
  ...Object.values(of.refunds)
    .filter(({ status }) => status !== 'failed')
    .map(ofRefund),
  ...Object.values(of.disputes).flatMap(({ balance_transactions }) => balance_transactions),
];

export const movementOf = (of: ConnectedAccount, id: string): BalanceTransaction | undefined =>
  movementsOf(of).find((move) => move.id === id);

const payoutsOf = (of: ConnectedAccount): Payout[] => {
  const days = new Map<number, number>();
  for (const { created, net } of movementsOf(of)) {
    const day = Math.floor(created / daySeconds);
    days.set(day, (days.get(day) ?? 0) + net);
  }
  return [...days]
    .filter(([, net]) => net > 0)
    .sort(([one], [other]) => other - one)
    .map(([day, amount]) =>
      payoutShape({ amount, created: day * daySeconds, arrivesAt: (day + payoutDays) * daySeconds }),
    );
};

const bound = (form: Form, name: 'gte' | 'lte', otherwise: number): number => {
  const { arrival_date: asked } = form;
  const value = typeof asked === 'object' && !Array.isArray(asked) ? textIn(asked, name) : undefined;
  const seconds = value === undefined ? otherwise : Number(value);
  if (Number.isInteger(seconds) || seconds === otherwise) return seconds;
  throw invalidRequest(`Invalid integer: ${value}`, { param: `arrival_date[${name}]` });
};

export const balance: Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/payouts',
    asConnected: true,
    takes: ['arrival_date.gte', 'arrival_date.lte', 'limit'],
    answer: ({ account, as, form }) => {
      const [from, to] = [bound(form, 'gte', 0), bound(form, 'lte', Number.MAX_SAFE_INTEGER)];
      const all = payoutsOf(connectedBy(account, as));
      return list(
        '/v1/payouts',
        all.filter(({ arrival_date }) => arrival_date >= from && arrival_date <= to),
      );
    },
  },
];
