import type { Stripe } from 'stripe';

/** A type of the stripe package as JSON: decimals are strings. */
type Wire<T> = T extends string
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Name in keyof T]: Wire<T[Name]> }
        : T;

export type Customer = Wire<Stripe.Customer>;
export type Price = Wire<Stripe.Price>;
export type Method = Wire<Stripe.PaymentMethod>;
export type Intent = Wire<Stripe.PaymentIntent>;
export type PortalSession = Wire<Stripe.BillingPortal.Session>;
export type PortalConfiguration = Wire<Stripe.BillingPortal.Configuration>;
export type TestClock = Wire<Stripe.TestHelpers.TestClock>;
export type Product = Wire<Stripe.Product>;
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>;
export type PaymentDomain = Wire<Stripe.PaymentMethodDomain>;

export type V2Account = Wire<Stripe.V2.Core.Account>;
export type V2Capability = { status: string; status_details: { code: string; resolution: string }[] };
export type Charge = Omit<Wire<Stripe.Charge>, 'payment_intent'> & { payment_intent: string };
export type Refund = Omit<Wire<Stripe.Refund>, 'payment_intent' | 'charge'> & {
  payment_intent: string;
  charge: string;
};
export type Dispute = Omit<Wire<Stripe.Dispute>, 'payment_intent' | 'charge'> & {
  payment_intent: string;
  charge: string;
};
export type BalanceTransaction = Wire<Stripe.BalanceTransaction>;
export type Payout = Wire<Stripe.Payout>;
export type CheckoutSession = Omit<Wire<Stripe.Checkout.Session>, 'payment_intent'> & {
  payment_intent: string | null;
};

/** Stored unexpanded: related objects are ids. */
export type Subscription = Omit<
  Wire<Stripe.Subscription>,
  'customer' | 'latest_invoice' | 'default_payment_method'
> & { customer: string; latest_invoice: string; default_payment_method: string | null };

export type Invoice = Omit<Wire<Stripe.Invoice>, 'customer'> & { customer: string };

/** An event, with a snapshot of its object. */
export interface StripeEvent {
  id: string;
  /** The connected account, if it is one's event. */
  account?: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: string;
}
