import type { Account } from '../account.ts';
import { found, invalidRequest } from '../failure.ts';
import { textIn, textsIn } from '../form.ts';
import { productShape } from '../shapes/product.ts';
import { newId } from '../state.ts';
import type { Product } from '../wire.ts';
import { type Endpoint, required } from './endpoint.ts';

export const keep = (account: Account, product: Product): Product => {
  account.state.products[product.id] = product;
  account.changed();
  return product;
};

export const products: Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/products/{id}',
    takes: [],
    answer: ({ account, id }) => found(account.state.products, 'product', id),
  },
  {
    method: 'POST',
    path: '/v1/products',
    takes: ['id', 'name', 'metadata'],
    answer: ({ account, form }) => {
      const name = required(textIn(form, 'name'), 'name');
      const id = textIn(form, 'id') ?? newId('prod');
      if (Object.hasOwn(account.state.products, id))
        throw invalidRequest('Product already exists.', { code: 'resource_already_exists' });
      return keep(
        account,
        productShape({ id, name, created: account.now(), metadata: textsIn(form, 'metadata') }),
      );
    },
  },
  {
    method: 'POST',
    path: '/v1/products/{id}',
    takes: ['name', 'active', 'metadata'],
    answer: ({ account, id, form }) => {
      const before = found(account.state.products, 'product', id);
      const metadata = { ...before.metadata, ...textsIn(form, 'metadata') };
      const active = (textIn(form, 'active') ?? `${before.active}`) === 'true';
      return keep(account, { ...before, name: textIn(form, 'name') ?? before.name, active, metadata });
    },
  },
];
