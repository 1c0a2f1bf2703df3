import type { Account } from '../account.ts';
import type { CheckoutSession } from '../wire.ts';
import { tellOf } from './connected-account.ts';
import type { ConnectedAccount } from './holdings.ts';

/** Expires an unpaid session. */
export const expire = (account: Account, of: ConnectedAccount, session: CheckoutSession): void => {
  Object.assign(session, { status: 'expired', url: null });
  tellOf(account, of, 'checkout.session.expired', session);
};

/** All sessions, after expiring those whose time is up. */
export const sessionsOf = (account: Account, of: ConnectedAccount): CheckoutSession[] => {
  const all = Object.values(of.sessions);
  for (const session of all)
    if (session.status === 'open' && session.expires_at * 1000 <= Date.now()) expire(account, of, session);
  return all;
};

/** The success URL, with Stripe's placeholder replaced by the session's id. */
export const successUrl = ({ success_url, id }: CheckoutSession): string =>
  (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
