import { londonDate } from '../../dates.ts';
import type { Owed } from './ledger.ts';

/** A payment as recorded: pounds, day and instant. */
interface Opening {
  amount: number;
  method: 'marked';
  paidOn: string;
  at: string;
}

/**
 * The implied payment of an invoice from before the ledger: its whole amount, on the day it was marked paid. Recorded when the
 * invoice's ledger first changes. None if the invoice has a ledger or was not paid.
 */
export const openingOf = ({ received, status, paidAt: at, amount }: Owed): Opening[] =>
  received || status !== 'paid' || !at || amount === 0
    ? []
    : [{ amount, method: 'marked', paidOn: londonDate(at), at }];
