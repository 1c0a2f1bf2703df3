import { newId } from '../../state.ts';
import type { Charge, Refund } from '../../wire.ts';

interface Given {
  charge: Charge;
  /** Pence. */
  amount: number;
  metadata: Record<string, string>;
  reason: string | undefined;
  /** A card's refund succeeds immediately, as far as Stripe reports; a bank's takes days. */
  status: 'succeeded' | 'pending';
}

export const refundShape = ({ charge, amount, metadata, reason, status }: Given): Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: newId('txn'),
  charge: charge.id,
  created: Math.floor(Date.now() / 1000),
  currency: 'gbp',
  customer: null,
  customer_account: null,
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: null,
  reason: (reason ?? null) as Refund['reason'],
  receipt_number: null,
  source_transfer_reversal: null,
  status,
  transfer_reversal: null,
});
