import type { Account } from './account.ts';
import { Failure, invalidRequest } from './failure.ts';
import { authenticate, confirm } from './payment.ts';
import type { Intent } from './wire.ts';

/** The browser script's request. Anyone with a payment's client secret may pay it, as at Stripe. */
export interface FromBrowser {
  clientSecret?: string;
  card?: { number: string; expMonth: number; expYear: number };
  /** The result of 3-D Secure. */
  authenticated?: boolean;
}

const intentBy = (account: Account, clientSecret: string | undefined): Intent => {
  const intent = Object.values(account.state.intents).find(
    (one) => clientSecret && one.client_secret === clientSecret,
  );
  if (intent) return intent;
  throw invalidRequest('No such payment_intent', { code: 'resource_missing' });
};

const act = (account: Account, { clientSecret, card, authenticated }: FromBrowser): Intent => {
  const intent = intentBy(account, clientSecret);
  if (card) return confirm(account, intent, card);
  return authenticated === undefined ? intent : authenticate(account, intent, authenticated);
};

/** Returns a payment, confirms it with a card, or reports the result of 3-D Secure. */
export function browserApi(account: Account) {
  return (sent: FromBrowser): { status: number; body: unknown } => {
    try {
      return { status: 200, body: { paymentIntent: act(account, sent) } };
    } catch (error) {
      if (error instanceof Failure) return { status: error.status, body: { error: error.body } };
      throw error;
    }
  };
}
