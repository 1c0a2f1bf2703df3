import { escaped } from './escaped.ts';

interface Shown {
  email: string;
  returnUrl: string;
  last4: string | undefined;
  /** Epoch seconds. */
  periodEnd: number | undefined;
  ending: boolean;
  invoices: { number: string; status: string; total: number }[];
  problem: string;
}

const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const button = (action: string, label: string) =>
  `<form method="post"><button name="action" value="${action}">${label}</button></form>`;

const plan = ({ periodEnd, ending }: Shown): string => {
  if (periodEnd === undefined) return '<p>No running subscription.</p>';
  return ending
    ? `<p>Ends on ${day(periodEnd)}.</p>${button('resume', 'Renew subscription')}`
    : `<p>Renews on ${day(periodEnd)}.</p>${button('cancel', 'Cancel subscription')}`;
};

export const portalBody = (shown: Shown): string => `
<h1>Billing</h1><p>${escaped(shown.email)}. This page stands in for Stripe's billing portal.</p>
${shown.problem && `<p role="alert">${escaped(shown.problem)}</p>`}
<h2>Subscription</h2>${plan(shown)}
<h2>Card</h2><p>${shown.last4 ? `Visa ending in ${shown.last4}` : 'None'}</p>
<form method="post"><label>New card number <input name="number" inputmode="numeric" required></label>
<button name="action" value="card">Save card</button></form>
<h2>Invoices</h2><ul>${shown.invoices
  .map(({ number, status, total }) => `<li>${escaped(number)}: £${(total / 100).toFixed(2)}, ${status}</li>`)
  .join('')}</ul>
<p><a href="${escaped(shown.returnUrl)}">Return to Fettle</a></p>`;

export const page = (body: string): string => `<!doctype html>
<html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Billing</title><style>body{font:16px/1.5 system-ui;max-width:32rem;margin:3rem auto;padding:0 1rem}
button,input{font:inherit;padding:.5rem .75rem}</style><main>${body}</main></html>`;
