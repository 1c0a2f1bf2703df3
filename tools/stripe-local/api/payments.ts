import { found, invalidRequest } from '../failure.ts';
import { textIn } from '../form.ts';
import { voidInvoice } from '../invoicing.ts';
import { type Endpoint, list, required } from './endpoint.ts';

export const payments: Endpoint[] = [
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
];
