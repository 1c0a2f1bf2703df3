import { found } from '../failure.ts';
import { textIn, textsIn } from '../form.ts';
import { end } from '../lifecycle.ts';
import { customerShape } from '../shapes/customer.ts';
import { newId } from '../state.ts';
import { type Endpoint, list } from './endpoint.ts';

/** Unlike other objects, a deleted customer can still be retrieved. */
const deleted = (id: string) => ({ id, object: 'customer', deleted: true });

export const customers: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    takes: ['email', 'name', 'metadata', 'test_clock'],
    answer: ({ account, form }) => {
      const { state, now } = account;
      const clockId = textIn(form, 'test_clock');
      const clock = clockId ? found(state.clocks, 'test clock', clockId) : undefined;
      const customer = customerShape({
        id: newId('cus'),
        created: clock?.frozen_time ?? now(),
        email: textIn(form, 'email') ?? null,
        name: textIn(form, 'name') ?? null,
        metadata: textsIn(form, 'metadata'),
        test_clock: clock?.id ?? null,
      });
      state.customers[customer.id] = customer;
      if (clock) state.ahead[customer.id] = clock.frozen_time - now();
      account.tell('customer.created', customer, customer.id);
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers',
    takes: ['email', 'limit'],
    answer: ({ account, form }) => {
      const email = textIn(form, 'email');
      // Customers with a test clock are listed only when filtering by that clock.
      const all = Object.values(account.state.customers).filter(
        (one) => !one.test_clock && (!email || one.email === email),
      );
      return list('/v1/customers', all.reverse());
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/{id}',
    takes: [],
    answer: ({ account: { state }, id }) =>
      state.deletedCustomers.includes(id) ? deleted(id) : found(state.customers, 'customer', id),
  },
  {
    method: 'DELETE',
    path: '/v1/customers/{id}',
    takes: [],
    answer: ({ account, id }) => {
      const customer = found(account.state.customers, 'customer', id);
      for (const one of Object.values(account.state.subscriptions))
        if (one.customer === id && !one.ended_at) end(account, one, 'cancellation_requested');
      delete account.state.customers[id];
      account.state.deletedCustomers.push(id);
      account.tell('customer.deleted', customer, id);
      return deleted(id);
    },
  },
];
