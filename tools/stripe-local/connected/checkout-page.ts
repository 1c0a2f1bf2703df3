import type { Account } from '../account.ts';
import { escaped } from '../escaped.ts';
import { Failure } from '../failure.ts';
import { page } from '../portal-page.ts';
import type { CheckoutSession } from '../wire.ts';
import type { ConnectedAccount } from './holdings.ts';
import { sessionsOf, successUrl } from './open-sessions.ts';
import { payByBank, payByCard } from './paying.ts';
import type { Shown } from './shown.ts';

const button = (action: string, label: string, fields = '') =>
  `<form method="post">${fields}<p><button name="action" value="${action}">${label}</button></p></form>`;

const cardFields = (number = '') =>
  `<p><label>Card number <input name="number" inputmode="numeric" value="${escaped(number)}" required></label></p>`;

const forms: Record<string, () => string> = {
  pay_by_bank: () =>
    `<h2>Pay by Bank</h2>${button('bank', 'Approve at my bank')}${button('bank-later', 'Approve, arriving later')}`,
  card: () =>
    `<h2>Card</h2>${button('card', 'Pay', cardFields())}${button('wallet', 'Apple Pay')}${button('wallet', 'Google Pay')}`,
};

const asks = (number: string) =>
  `<h2>Your bank asks</h2>${button('confirm', 'Yes, it is me', cardFields(number))}${button('deny', 'No', cardFields(number))}`;

const body = (of: ConnectedAccount, session: CheckoutSession, problem: string, within: string): string => `
<h1>Pay £${((session.amount_total ?? 0) / 100).toFixed(2)}</h1>
<p>To ${escaped(of.account.display_name ?? 'the seller')}. This page stands in for Stripe's checkout.</p>
${problem && `<p role="alert">${escaped(problem)}</p>`}${within}
${session.cancel_url ? `<p><a href="${escaped(session.cancel_url)}">Back</a></p>` : ''}`;

const closed: Record<string, string> = {
  complete: '<h1>All done</h1><p>This was paid already.</p>',
  expired: '<h1>Something went wrong</h1><p>This page has expired.</p>',
};

/** The stand-in's wallet contains `4242…`. */
const walletCard = '4242424242424242';

const act = (account: Account, of: ConnectedAccount, session: CheckoutSession, form: URLSearchParams) => {
  const action = form.get('action') ?? '';
  if (action === 'bank' || action === 'bank-later') {
    payByBank(account, of, session, action === 'bank-later');
    return 'paid';
  }
  const number = action === 'wallet' ? walletCard : (form.get('number') ?? '').replace(/\s/g, '');
  const authenticated = action === 'confirm' ? true : action === 'deny' ? false : undefined;
  return payByCard(account, of, session, { number, authenticated });
};

const holderOf = (account: Account, id: string): ConnectedAccount | undefined =>
  Object.values(account.state.connected).find(({ sessions }) => Object.hasOwn(sessions, id));

/** The checkout page, in place of Stripe's. */
export const checkoutPage = (account: Account, id: string, form: URLSearchParams | undefined): Shown => {
  const of = holderOf(account, id);
  const session = of && sessionsOf(account, of).find((one) => one.id === id);
  if (!of || !session) return { html: page('<h1>Something went wrong</h1>') };
  let problem = '';
  let within = session.payment_method_types.map((way) => forms[way]?.() ?? '').join('');
  try {
    if (form) {
      if (act(account, of, session, form) === 'paid') return { to: successUrl(session) };
      within = asks(form.get('number') ?? '');
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    problem = error.message;
  }
  const over = closed[session.status ?? ''];
  return { html: page(over ?? body(of, session, problem, within)) };
};
