import { newId } from '../state.ts';
import type { Intent } from '../wire.ts';

interface Given {
  customer: string;
  /** Pence. */
  amount: number;
  /** Epoch seconds. */
  created: number;
}

/** A payment that needs a payment method. */
export const intentShape = ({ customer, amount, created }: Given): Intent => {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_${newId('secret')}`,
    confirmation_method: 'automatic',
    created,
    currency: 'gbp',
    customer,
    customer_account: null,
    description: 'Subscription creation',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
};
