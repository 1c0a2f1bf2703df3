import type { Account } from '../account.ts';
import { escaped } from '../escaped.ts';
import { found } from '../failure.ts';
import { page } from '../portal-page.ts';
import type { V2Capability } from '../wire.ts';
import type { ConnectedAccount } from './holdings.ts';
import { capability, type PaymentCapability, requirementsOf } from './shapes/account.ts';
import type { Shown } from './shown.ts';

/** Sets a capability's status and its outstanding requirements. */
export const setCapability = (of: ConnectedAccount, which: PaymentCapability, to: V2Capability): void => {
  const all = of.account.configuration?.merchant?.capabilities as Record<string, V2Capability> | undefined;
  if (all?.[which]) all[which] = to;
};

const both = (of: ConnectedAccount, to: V2Capability): void => {
  setCapability(of, 'card_payments', to);
  setCapability(of, 'pay_by_bank_payments', structuredClone(to));
};

/** How each outcome of onboarding changes an account. */
export const outcomes = {
  complete: (of: ConnectedAccount) => {
    both(of, capability('active'));
    of.account.requirements = requirementsOf([]);
  },
  pending: (of: ConnectedAccount) => {
    both(of, capability('pending', 'requirements_pending_verification', 'no_resolution'));
    of.account.requirements = requirementsOf([]);
  },
  restrict: (of: ConnectedAccount) => {
    both(of, capability('restricted', 'requirements_past_due'));
    of.account.requirements = requirementsOf(['identity.individual.documents.primary_verification']);
  },
  refuse: (of: ConnectedAccount) => {
    both(of, capability('unsupported', 'unsupported_business', 'contact_stripe'));
    of.account.requirements = requirementsOf([]);
  },
} as const;
export type Outcome = keyof typeof outcomes;

const isOutcome = (name: string): name is Outcome => Object.hasOwn(outcomes, name);

const button = (action: string, label: string) =>
  `<form method="post"><p><button name="action" value="${action}">${label}</button></p></form>`;

const body = ({ account }: ConnectedAccount) => `
<h1>Get paid</h1><p>${escaped(account.display_name ?? account.contact_email ?? account.id)}. This page stands in for Stripe's onboarding.</p>
${button('complete', 'Give everything and finish')}
${button('pending', 'Finish, and be checked for a while')}
${button('restrict', 'Finish, but for a proof of identity')}
${button('refuse', 'Be refused')}
${button('leave', 'Save for later')}`;

/** The onboarding page, in place of Stripe's. A link works once. */
export const onboardingPage = (account: Account, token: string, form: URLSearchParams | undefined): Shown => {
  const link = found(account.state.accountLinks, 'account link', token);
  const of = found(account.state.connected, 'account', link.account);
  if (form) {
    const action = form.get('action') ?? '';
    if (isOutcome(action)) outcomes[action](of);
    account.changed();
    return { to: link.returnUrl };
  }
  if (link.opened || link.expiresAt <= Date.now()) return { to: link.refreshUrl };
  link.opened = true;
  account.changed();
  return { html: page(body(of)) };
};
