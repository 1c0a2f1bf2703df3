import { product } from '../product.ts';

/** What is the app's at the payment provider, said once for the app and for the command that sets an account up. */

const { plan, name } = product;
const app = name.toLowerCase();

/** Marks what is the app's among an account's other things. */
export const mark = { app };

export const planProduct = { id: `${app}-${plan.value}`, name: plan.name };

/** The lookup key names the price by what it is, so that a new amount in shared/product.ts is a new price. */
export const planPrice = {
  currency: 'gbp',
  unit_amount: plan.pencePerMonth,
  recurring: { interval: 'month' },
  tax_behavior: 'inclusive',
  lookup_key: `${app}-${plan.value}-gbp-${plan.pencePerMonth}-monthly`,
  // One that was archived at the provider would keep the key for itself.
  transfer_lookup_key: true,
} as const;

/** The billing portal: the card, the invoices, and an end to the period that is paid for. `origin` is the site's. */
export const portalSettings = (origin: string) => ({
  business_profile: { privacy_policy_url: `${origin}/privacy`, terms_of_service_url: `${origin}/terms` },
  default_return_url: `${origin}/subscription`,
  features: {
    customer_update: { enabled: true, allowed_updates: ['name', 'email', 'address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
  },
  metadata: mark,
});

/** The events that settle somebody's access. */
export const settlingEvents = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
] as const;
