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
  /** How often it was tried in vain. */
  tries: number;
}

/** A hosted onboarding that was asked for. */
export interface AccountLink {
  account: string;
  refreshUrl: string;
  returnUrl: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Opens once. */
  opened: boolean;
}

/** All a stand-in account holds, as it is kept on disk. */
export interface State {
  customers: Record<string, Customer>;
  /** Their ids. */
  deletedCustomers: string[];
  products: Record<string, Product>;
  prices: Record<string, Price>;
  methods: Record<string, Method>;
  /** Card numbers by payment method: only test cards ever get here. */
  numbers: Record<string, string>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  intents: Record<string, Intent>;
  /** The invoice an intent pays. */
  invoiceOf: Record<string, string>;
  portals: Record<string, PortalSession>;
  portalConfigurations: Record<string, PortalConfiguration>;
  /** What was set up; events go to the app alone. */
  endpoints: Record<string, WebhookEndpoint>;
  domains: Record<string, PaymentDomain>;
  clocks: Record<string, TestClock>;
  /** Connected accounts by their ids. */
  connected: Record<string, ConnectedAccount>;
  /** What an account link opens, by what stands in its address. */
  accountLinks: Record<string, AccountLink>;
  events: StripeEvent[];
  /** Webhooks still to be delivered. */
  deliveries: Delivery[];
  /** Customers whose webhooks are held back for now. */
  held: string[];
  /** Seconds by which a customer's time is ahead. */
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

/** An id as Stripe makes them: `cus_NffrFeUfNV2Hib`. */
export const newId = (prefix: string): string => {
  const letters = randomBytes(24).toString('base64').replace(/[+/=]/g, '');
  return `${prefix}_${letters.slice(0, 24)}`;
};
