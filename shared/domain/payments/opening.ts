import { londonDate } from '../../dates.ts';
import type { Owed } from './ledger.ts';

/** Money as it is written down: pounds, on a day, at an instant. */
interface Opening {
  amount: number;
  method: 'marked';
  paidOn: string;
  at: string;
}

/**
 * The money that an invoice from before the ledger stands for: all of it, on the day it was marked paid. It is written down when the
 * invoice's ledger first moves. None for an invoice that has a ledger, or was not paid.
 */
export const openingOf = ({ received, status, paidAt: at, amount }: Owed): Opening[] =>
  received || status !== 'paid' || !at || amount === 0
    ? []
    : [{ amount, method: 'marked', paidOn: londonDate(at), at }];
