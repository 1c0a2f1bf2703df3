import { toPence } from '../../money.ts';
import { methodWords } from '../../payments/methods.ts';
import type { RecordOf } from '../reader.ts';

/** Money that came or went, as paper tells it: `how` goes on after "paid". Negative pence went back. */
export interface Move {
  on: string;
  how: string;
  pence: number;
}

type Moving = Pick<RecordOf<'payment'>, 'paidOn' | 'method' | 'amount' | 'refunds' | 'dispute'>;

/** Every payment and refund, in the order of their days. */
export const movesOf = (payments: readonly Moving[]): Move[] =>
  payments
    .flatMap(({ paidOn, method, amount, refunds = [], dispute }) => {
      const how = method === 'marked' || method === 'other' ? '' : methodWords[method];
      return [
        { on: paidOn, how, pence: toPence(amount) },
        ...refunds.map(({ on, pence }) => ({ on, how, pence: -pence })),
        ...(dispute && dispute.takenPence > 0 ? [{ on: dispute.on, how, pence: -dispute.takenPence }] : []),
      ];
    })
    .sort((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)));
