import { newId } from '../state.ts';
import type { Price, Subscription } from '../wire.ts';
import { planShape } from './price.ts';

interface Given {
  id: string;
  customer: string;
  price: Price;
  /** Epoch seconds. */
  created: number;
  periodEnd: number;
  latest_invoice: string;
  metadata: Record<string, string>;
}

const itemShape = ({ id, price, created, periodEnd }: Given): Subscription['items']['data'][number] => ({
  id: newId('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created,
  current_period_end: periodEnd,
  current_period_start: created,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planShape(price),
  price,
  quantity: 1,
  subscription: id,
  tax_rates: [],
});

/** A subscription with its first invoice unpaid. */
export const subscriptionShape = (given: Given): Subscription => ({
  id: given.id,
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: given.created,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  created: given.created,
  currency: 'gbp',
  customer: given.customer,
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  items: {
    object: 'list',
    data: [itemShape(given)],
    has_more: false,
    url: `/v1/subscription_items?subscription=${given.id}`,
  },
  latest_invoice: given.latest_invoice,
  livemode: false,
  managed_payments: null,
  metadata: given.metadata,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: ['card'],
    save_default_payment_method: 'on_subscription',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  start_date: given.created,
  status: 'incomplete',
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
  trial_start: null,
});
