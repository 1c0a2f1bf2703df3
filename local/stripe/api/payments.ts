import { found, invalidRequest } from '../failure.ts';
import { textIn } from '../form.ts';
import { voidInvoice } from '../invoicing.ts';
import { newId } from '../state.ts';
import type { PortalSession } from '../wire.ts';
import { type Endpoint, list, required } from './endpoint.ts';

/** Invoices, payments and the portal. `portalUrl` is where a portal session opens. */
export const payments = (portalUrl: () => string): Endpoint[] => [
  {
    method: 'GET',
    path: '/v1/invoices/{id}',
    takes: [],
    answer: ({ account, id }) => found(account.state.invoices, 'invoice', id),
  },
  {
    method: 'POST',
    path: '/v1/invoices/{id}/void',
    takes: [],
    answer: ({ account, id }) => {
      const invoice = found(account.state.invoices, 'invoice', id);
      if (invoice.status !== 'open') throw invalidRequest('You can only void an open invoice.');
      voidInvoice(account, invoice);
      return invoice;
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    takes: ['customer', 'limit'],
    answer: ({ account, form }) => {
      const customer = required(textIn(form, 'customer'), 'customer');
      const theirs = Object.values(account.state.intents).filter((intent) => intent.customer === customer);
      return list('/v1/payment_intents', theirs.reverse());
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    takes: ['customer', 'return_url'],
    answer: ({ account, form }) => {
      const customer = found(
        account.state.customers,
        'customer',
        required(textIn(form, 'customer'), 'customer'),
      );
      const id = newId('bps');
      const session: PortalSession = {
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_standin',
        created: account.now(customer.id),
        customer: customer.id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: textIn(form, 'return_url') ?? null,
        url: `${portalUrl()}/portal/${id}`,
      };
      account.state.portals[id] = session;
      account.changed();
      return session;
    },
  },
];
