import type { Charge, CheckoutSession, Dispute, Intent, Refund, V2Account } from '../wire.ts';

/** An account of somebody who is paid through the platform: what lies at Stripe under their name. */
export interface ConnectedAccount {
  account: V2Account;
  sessions: Record<string, CheckoutSession>;
  intents: Record<string, Intent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  /** The bank payments that have been approved and not arrived. */
  underWay: string[];
  /** Its owner has taken the platform's access away. */
  deauthorized: boolean;
}
