import { randomBytes } from 'node:crypto';
import type { ConnectedAccount } from './connected/holdings.ts';
import type {
  Customer,
  Intent,
  Invoice,
  Method,
  PaymentDomain,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  StripeEvent,
  Subscription,
  TestClock,
  WebhookEndpoint,
} from './wire.ts';

export interface Delivery {
  event: StripeEvent;
  customer: string;
  /** The number of failed attempts. */
  tries: number;
}

/** An onboarding session. */
export interface AccountLink {
  account: string;
  refreshUrl: string;
  returnUrl: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** True once used: a link works once. */
  opened: boolean;
}

/** The whole state of a stand-in account, as stored on disk. */
export interface State {
  customers: Record<string, Customer>;
  /** Their ids; deleted customers can still be retrieved. */
  deletedCustomers: string[];
  products: Record<string, Product>;
  prices: Record<string, Price>;
  methods: Record<string, Method>;
  /** Card numbers by payment method: only test cards get this far. */
  numbers: Record<string, string>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  intents: Record<string, Intent>;
  /** The invoice that each payment intent pays. */
  invoiceOf: Record<string, string>;
  portals: Record<string, PortalSession>;
  portalConfigurations: Record<string, PortalConfiguration>;
  /** The endpoints created through the API; events go to the app alone. */
  endpoints: Record<string, WebhookEndpoint>;
  domains: Record<string, PaymentDomain>;
  clocks: Record<string, TestClock>;
  /** Connected accounts by id. */
  connected: Record<string, ConnectedAccount>;
  /** Onboarding sessions by the token in their link. */
  accountLinks: Record<string, AccountLink>;
  events: StripeEvent[];
  /** Webhooks not delivered yet. */
  deliveries: Delivery[];
  /** Customers whose webhooks are on hold. */
  held: string[];
  /** How far each customer's clock is ahead, in seconds. */
  ahead: Record<string, number>;
  answers: Record<string, { request: string; status: number; body: unknown; at: number }>;
}

export const emptyState = (): State => ({
  customers: {},
  deletedCustomers: [],
  products: {},
  prices: {},
  methods: {},
  numbers: {},
  subscriptions: {},
  invoices: {},
  intents: {},
  invoiceOf: {},
  portals: {},
  portalConfigurations: {},
  endpoints: {},
  domains: {},
  clocks: {},
  connected: {},
  accountLinks: {},
  events: [],
  deliveries: [],
  held: [],
  ahead: {},
  answers: {},
});

/** An id in Stripe's format: `cus_NffrFeUfNV2Hib`. */
export const newId = (prefix: string): string => {
  const letters = randomBytes(24).toString('base64').replace(/[+/=]/g, '');
  return `${prefix}_${letters.slice(0, 24)}`;
};
