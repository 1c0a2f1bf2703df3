import type { Invoice } from '../wire.ts';

interface Given {
  id: string;
  customer: string;
  email: string | null;
  name: string | null;
  subscription: string;
  number: string;
  /** Pence. */
  amount: number;
  /** Epoch seconds. */
  created: number;
  billing_reason: 'subscription_create' | 'subscription_cycle';
}

/** A finalised, unpaid invoice. */
export const invoiceShape = ({ subscription, amount, email, name, ...given }: Given): Invoice => ({
  object: 'invoice',
  account_country: 'GB',
  account_name: 'Stand-in',
  account_tax_ids: null,
  amount_due: amount,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_remaining: amount,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: false,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  currency: 'gbp',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_email: email,
  customer_name: name,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: given.created,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${given.id}/lines` },
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  parent: {
    quote_details: null,
    subscription_details: { metadata: {}, subscription },
    type: 'subscription_details',
  },
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
  period_end: given.created,
  period_start: given.created,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status: 'open',
  status_transitions: {
    finalized_at: given.created,
    marked_uncollectible_at: null,
    paid_at: null,
    voided_at: null,
  },
  subtotal: amount,
  subtotal_excluding_tax: amount,
  test_clock: null,
  total: amount,
  total_discount_amounts: [],
  total_excluding_tax: amount,
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: given.created,
  ...given,
});
