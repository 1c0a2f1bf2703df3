import type { Account } from '../account.ts';
import type { CheckoutSession } from '../wire.ts';
import { tellOf } from './connected-account.ts';
import type { ConnectedAccount } from './holdings.ts';

/** Ends a page that nobody paid on. */
export const expire = (account: Account, of: ConnectedAccount, session: CheckoutSession): void => {
  Object.assign(session, { status: 'expired', url: null });
  tellOf(account, of, 'checkout.session.expired', session);
};

/** Every session, its own time looked at first. */
export const sessionsOf = (account: Account, of: ConnectedAccount): CheckoutSession[] => {
  const all = Object.values(of.sessions);
  for (const session of all)
    if (session.status === 'open' && session.expires_at * 1000 <= Date.now()) expire(account, of, session);
  return all;
};

/** Where the customer goes who has paid; Stripe fills its own id in. */
export const successUrl = ({ success_url, id }: CheckoutSession): string =>
  (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
