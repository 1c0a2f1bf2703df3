import { toPence, toPounds } from '../money.ts';
import { correctionBy } from '../uk/corrections.ts';
import { cashVatDue } from '../uk/schemes.ts';
import { unusedDeposit } from '../uk/tax-point.ts';
import type { OneInvoice } from './contract.ts';

type Refunded = Pick<OneInvoice, 'amount' | 'balance' | 'sums' | 'payments'>;

/**
 * What is owed again because it was refunded, if it includes VAT: the VAT stays due until a credit note, which has a last day
 * (VR reg 15C, 24A). Pounds; null if there is no such money.
 */
export const refundToCredit = ({
  amount,
  balance,
  sums,
  payments,
}: Refunded): { vat: number; by: string } | null => {
  const refunds = payments.flatMap(({ paidOn, refunds: own }) =>
    own.map((refund) => ({ ...refund, paidOn })),
  );
  const [last] = refunds.sort((one, other) => (one.on < other.on ? 1 : -1));
  if (!last || !sums) return null;
  const refunded = refunds.reduce((sum, each) => sum + toPence(each.amount), 0);
  const uncredited = Math.min(refunded, toPence(balance));
  const vat = cashVatDue({ total: toPence(amount), vat: toPence(sums.vat) }, uncredited);
  const { creditNote } = unusedDeposit(vat, last.paidOn, 'refunded');
  return creditNote ? { vat: toPounds(vat), by: correctionBy(last.on, last.on) } : null;
};
