import type { Charge, CheckoutSession, Dispute, Intent, Refund, V2Account } from '../wire.ts';

/** A connected account and all its objects at Stripe. */
export interface ConnectedAccount {
  account: V2Account;
  sessions: Record<string, CheckoutSession>;
  intents: Record<string, Intent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  /** True while Stripe has not worked out its fees. */
  isFeeLate?: boolean;
  /** Bank payments that are approved but have not arrived. */
  underWay: string[];
  /** True if the owner has revoked the platform's access. */
  deauthorized: boolean;
}
