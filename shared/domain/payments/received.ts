import { toPence } from '../../money.ts';
import type { RecordOf } from '../reader.ts';
import { asReceived, type Received } from './ledger.ts';

export type Money = Pick<
  RecordOf<'payment'>,
  'amount' | 'paidOn' | 'feePence' | 'refunds' | 'dispute' | 'removed'
>;

/** The refunded part of a payment, in pence. */
export const refundedPence = ({ refunds = [] }: Pick<Money, 'refunds'>): number =>
  refunds.reduce((sum, { pence }) => sum + pence, 0);

/** The part of a payment that was kept, in pence: less refunds and money withdrawn in a dispute, and 0 once it is removed. */
export const keptPence = (payment: Money): number =>
  payment.removed ? 0 : toPence(payment.amount) - refundedPence(payment) - (payment.dispute?.takenPence ?? 0);

type Day = [day: string, pence: number];

const moves = ({ amount, paidOn, refunds = [], dispute }: Money): Day[] => [
  [paidOn, toPence(amount)],
  ...refunds.map(({ on, pence }): Day => [on, -pence]),
  ...(dispute ? [[dispute.on, -dispute.takenPence] satisfies Day] : []),
];

const fees = ({ paidOn, feePence = 0, dispute }: Money): Day[] => [
  [paidOn, feePence],
  ...(dispute ? [[dispute.on, dispute.feePence ?? 0] satisfies Day] : []),
];

const standing = (payments: readonly Money[]) => payments.filter(({ removed }) => !removed);

/** Adds to `start`; days that add up to 0 are left out. */
const daysWith = (start: Record<string, number>, moved: readonly Day[], sign: 1 | -1) => {
  const days = new Map(Object.entries(start));
  for (const [day, pence] of moved) days.set(day, (days.get(day) ?? 0) + sign * pence);
  return Object.fromEntries([...days].filter(([, pence]) => pence !== 0));
};

/** Adds payments to `start`, by the day on which money came in or went back. Days that add up to 0 are left out. */
export const receivedWith = (
  start: Record<string, number>,
  payments: readonly Money[],
  sign: 1 | -1 = 1,
): Received => asReceived(daysWith(start, standing(payments).flatMap(moves), sign));

/** Adds what Stripe charged for payments to `start`, in pence by day. */
export const feesWith = (
  start: Record<string, number>,
  payments: readonly Money[],
  sign: 1 | -1 = 1,
): Record<string, number> => daysWith(start, standing(payments).flatMap(fees), sign);
