import type { Payout } from '../../wire.ts';

interface Given {
  /** Pence. */
  amount: number;
  /** Epoch seconds: when it left, and when it reaches the bank. */
  created: number;
  arrivesAt: number;
}

/** An automatic payout to the account's bank. */
export const payoutShape = ({ amount, created, arrivesAt }: Given): Payout => ({
  id: `po_${created}`,
  object: 'payout',
  amount,
  application_fee: null,
  application_fee_amount: null,
  arrival_date: arrivesAt,
  automatic: true,
  balance_transaction: `txn_po_${created}`,
  created,
  currency: 'gbp',
  description: 'STRIPE PAYOUT',
  destination: 'ba_local',
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: {},
  method: 'standard',
  original_payout: null,
  payout_method: null,
  reconciliation_status: 'completed',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: null,
  status: arrivesAt * 1000 <= Date.now() ? 'paid' : 'in_transit',
  trace_id: null,
  type: 'bank_account',
});
