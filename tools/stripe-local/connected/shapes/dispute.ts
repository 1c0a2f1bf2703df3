import { newId } from '../../state.ts';
import type { BalanceTransaction, Charge, Dispute } from '../../wire.ts';
import { movementShape } from './movement.ts';

/** Stripe's fee for a dispute, in pence. */
const fee = 2000;

/** A dispute's balance transaction: withdrawn (negative) or returned. Pence. */
export const movement = (source: string, amount: number): BalanceTransaction =>
  movementShape({
    id: newId('txn'),
    type: 'adjustment',
    category: amount < 0 ? 'dispute' : 'dispute_reversal',
    description: `Chargeback ${amount < 0 ? 'withdrawal' : 'reversal'}`,
    ...{ source, amount, fee: amount < 0 ? fee : 0, created: Math.floor(Date.now() / 1000) },
  });

const noEvidence: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** A dispute, or an inquiry that withdraws no money yet. */
export const disputeShape = (charge: Charge, amount: number, isInquiry: boolean, dueBy: number): Dispute => {
  const id = newId('du');
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: isInquiry ? [] : [movement(id, -amount)],
    charge: charge.id,
    created: Math.floor(Date.now() / 1000),
    currency: 'gbp',
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: dueBy,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: null as unknown as Dispute['evidence_details']['submission_method'],
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'product_not_received',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
};
