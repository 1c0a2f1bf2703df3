import { toPence } from '../../money.ts';
import type { RecordOf } from '../reader.ts';
import { asReceived, type Received } from './ledger.ts';

export type Money = Pick<RecordOf<'payment'>, 'amount' | 'paidOn' | 'refunds' | 'dispute'>;

/** The refunded part of a payment, in pence. */
export const refundedPence = ({ refunds = [] }: Pick<Money, 'refunds'>): number =>
  refunds.reduce((sum, { pence }) => sum + pence, 0);

/** The part of a payment that was kept, in pence: less refunds and money withdrawn in a dispute. */
export const keptPence = (payment: Money): number =>
  toPence(payment.amount) - refundedPence(payment) - (payment.dispute?.takenPence ?? 0);

const moves = ({ amount, paidOn, refunds = [], dispute }: Money): [day: string, pence: number][] => [
  [paidOn, toPence(amount)],
  ...refunds.map(({ on, pence }): [string, number] => [on, -pence]),
  ...(dispute ? [[dispute.on, -dispute.takenPence] as [string, number]] : []),
];

/** Adds payments to `start`, by the day on which money came in or went back. Days that add up to 0 are left out. */
export const receivedWith = (
  start: Record<string, number>,
  payments: readonly Money[],
  sign: 1 | -1 = 1,
): Received => {
  const days = new Map(Object.entries(start));
  for (const [day, pence] of payments.flatMap(moves)) days.set(day, (days.get(day) ?? 0) + sign * pence);
  return asReceived(Object.fromEntries([...days].filter(([, pence]) => pence !== 0)));
};
