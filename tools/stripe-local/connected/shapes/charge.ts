import { newId } from '../../state.ts';
import type { Charge } from '../../wire.ts';

interface Given {
  intent: string;
  /** Pence. */
  amount: number;
  /** Epoch seconds. */
  created: number;
  method: 'card' | 'pay_by_bank';
  last4: string | undefined;
  metadata: Record<string, string>;
}

type Details = NonNullable<Charge['payment_method_details']>;

const detailsOf = (method: Given['method'], last4: string | undefined): Details =>
  ({
    type: method,
    ...(method === 'card' ? { card: { brand: 'visa', last4: last4 ?? null } } : { pay_by_bank: {} }),
  }) as Details;

/** A charge; a bank payment's may be pending. */
export const chargeShape = ({ intent, amount, created, method, last4, metadata }: Given): Charge => ({
  id: newId('ch'),
  object: 'charge',
  amount,
  amount_captured: amount,
  amount_refunded: 0,
  application: 'ca_local',
  application_fee: null,
  application_fee_amount: null,
  // Stripe sets it once the payment has succeeded, and tells it by `charge.updated`.
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: 'STAND-IN',
  captured: true,
  created,
  currency: 'gbp',
  customer: null,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata,
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_intent: intent,
  payment_method: newId('pm'),
  payment_method_details: detailsOf(method, last4),
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
});
