import { toPence } from '../../money.ts';
import { methodWords } from '../../payments/methods.ts';
import type { RecordOf } from '../reader.ts';

/** A payment or refund as printed: `how` follows the word "paid". Negative pence are refunds. */
export interface Move {
  on: string;
  how: string;
  pence: number;
}

type Moving = Pick<RecordOf<'payment'>, 'paidOn' | 'method' | 'amount' | 'refunds' | 'dispute' | 'removed'>;

/** All payments and refunds in date order, without removed ones. */
export const movesOf = (payments: readonly Moving[]): Move[] =>
  payments
    .filter(({ removed }) => !removed)
    .flatMap(({ paidOn, method, amount, refunds = [], dispute }) => {
      const how = method === 'marked' || method === 'other' ? '' : methodWords[method];
      return [
        { on: paidOn, how, pence: toPence(amount) },
        ...refunds.map(({ on, pence }) => ({ on, how, pence: -pence })),
        ...(dispute && dispute.takenPence > 0 ? [{ on: dispute.on, how, pence: -dispute.takenPence }] : []),
      ];
    })
    .sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
