import { product } from '../product.ts';

/** The app's objects at Stripe, defined once for the app and for the command that sets up an account. */

const { plan, name } = product;
const app = name.toLowerCase();

/** The metadata that marks the app's objects among an account's others. */
export const mark = { app };

export const planProduct = { id: `${app}-${plan.value}`, name: plan.name };

/** The lookup key contains the amount, so that a new amount in shared/product.ts creates a new price. */
export const planPrice = {
  currency: 'gbp',
  unit_amount: plan.pencePerMonth,
  recurring: { interval: 'month' },
  tax_behavior: 'inclusive',
  lookup_key: `${app}-${plan.value}-gbp-${plan.pencePerMonth}-monthly`,
  // Otherwise an archived price would keep the key.
  transfer_lookup_key: true,
} as const;

/**
 * The settings of the billing portal: change the card, see invoices, and cancel at the end of the paid period. `origin` is the
 * site's.
 */
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

/** The webhook events that decide a user's access. */
export const settlingEvents = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
] as const;
