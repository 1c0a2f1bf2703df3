import { type Account, itemOf } from './account.ts';
import { Failure, found } from './failure.ts';
import { intentOf } from './invoicing.ts';
import { endLater, payWith } from './lifecycle.ts';
import { charge, methodFor } from './payment.ts';
import { page, portalBody } from './portal-page.ts';
import type { Subscription } from './wire.ts';

const running = new Set(['active', 'past_due', 'trialing', 'unpaid']);

const runningOf = ({ state }: Account, customer: string): Subscription | undefined =>
  Object.values(state.subscriptions).findLast((one) => one.customer === customer && running.has(one.status));

const changeCard = (account: Account, customer: string, form: URLSearchParams): void => {
  const number = (form.get('number') ?? '').replace(/\s/g, '');
  const method = methodFor(account, { number, expMonth: 12, expYear: 2034 });
  method.customer = customer;
  payWith(account, customer, method.id);
  const subscription = runningOf(account, customer);
  const invoice = subscription && account.state.invoices[subscription.latest_invoice];
  if (subscription?.status !== 'past_due' || invoice?.status !== 'open') return;
  charge(account, intentOf(account, invoice), method.id);
};

const doAs = (account: Account, customer: string, form: URLSearchParams): void => {
  const action = form.get('action');
  const subscription = runningOf(account, customer);
  if (action === 'card') changeCard(account, customer, form);
  else if (subscription) endLater(account, subscription, action === 'cancel');
};

/** The billing portal's page, in place of Stripe's: change the card or cancel. `form` is the submitted form. */
export function portal(account: Account) {
  return (id: string, form?: URLSearchParams): string => {
    const { state } = account;
    const session = found(state.portals, 'portal session', id);
    let problem = '';
    try {
      if (form) doAs(account, session.customer, form);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problem = error.message;
    }
    const subscription = runningOf(account, session.customer);
    const method = state.methods[`${subscription?.default_payment_method}`];
    const invoices = Object.values(state.invoices).filter((one) => one.customer === session.customer);
    return page(
      portalBody({
        email: state.customers[session.customer]?.email ?? '',
        returnUrl: session.return_url ?? '',
        last4: method?.card?.last4,
        periodEnd: subscription && itemOf(subscription).current_period_end,
        ending: subscription?.cancel_at_period_end ?? false,
        invoices: invoices.map(({ number, status, total }) => ({
          number: number ?? '',
          status: `${status}`,
          total,
        })),
        problem,
      }),
    );
  };
}
