import { found, invalidRequest } from '../failure.ts';
import { type Form, formIn, listIn, textIn, textsIn } from '../form.ts';
import { begin, end, endLater } from '../lifecycle.ts';
import { advance } from '../renewal.ts';
import { type Endpoint, list, type Request, required } from './endpoint.ts';

const one = ({ account, id }: Request) => {
  const subscription = found(account.state.subscriptions, 'subscription', id);
  // First process what has fallen due in real time.
  advance(account, subscription.customer, 0);
  return subscription;
};

const priceIn = (form: Form): string => {
  const [item] = listIn(form, 'items');
  const price = item && typeof item === 'object' && !Array.isArray(item) ? textIn(item, 'price') : undefined;
  return required(price, 'items[0][price]');
};

const isListed = (status: string, wanted: string | undefined): boolean =>
  wanted === 'all' || (wanted ? status === wanted : status !== 'canceled');

export const subscriptions: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    takes: ['customer', 'items', 'payment_behavior', 'payment_settings', 'metadata'],
    answer: ({ account, form }) => {
      if (textIn(form, 'payment_behavior') !== 'default_incomplete')
        throw invalidRequest('The stand-in knows payment_behavior default_incomplete only.');
      if (!formIn(form, 'payment_settings').save_default_payment_method)
        throw invalidRequest('The stand-in always saves the card on the subscription.');
      const customer = found(
        account.state.customers,
        'customer',
        required(textIn(form, 'customer'), 'customer'),
      );
      const price = found(account.state.prices, 'price', priceIn(form));
      return begin(account, customer.id, price, textsIn(form, 'metadata'));
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    takes: ['customer', 'status', 'limit'],
    answer: ({ account, form }) => {
      const customer = required(textIn(form, 'customer'), 'customer');
      found(account.state.customers, 'customer', customer);
      advance(account, customer, 0);
      const wanted = textIn(form, 'status');
      const theirs = Object.values(account.state.subscriptions)
        .filter((each) => each.customer === customer && isListed(each.status, wanted))
        .reverse();
      return list('/v1/subscriptions', theirs);
    },
  },
  { method: 'GET', path: '/v1/subscriptions/{id}', takes: [], answer: one },
  {
    method: 'POST',
    path: '/v1/subscriptions/{id}',
    takes: ['cancel_at_period_end'],
    answer: (request) => {
      const subscription = one(request);
      endLater(request.account, subscription, textIn(request.form, 'cancel_at_period_end') === 'true');
      return subscription;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/{id}',
    takes: [],
    answer: (request) => {
      const subscription = one(request);
      end(request.account, subscription, 'cancellation_requested');
      return subscription;
    },
  },
];
