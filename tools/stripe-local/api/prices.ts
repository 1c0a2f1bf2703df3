import type { Account } from '../account.ts';
import { found } from '../failure.ts';
import { type Form, formIn, listIn, textIn } from '../form.ts';
import { priceShape } from '../shapes/price.ts';
import { productShape } from '../shapes/product.ts';
import { newId } from '../state.ts';
import { type Endpoint, list, required } from './endpoint.ts';
import { keep } from './products.ts';

/** A price belongs to an existing product, or creates one. */
const productOf = (account: Account, form: Form): string => {
  const id = textIn(form, 'product');
  if (id) return found(account.state.products, 'product', id).id;
  const name = required(textIn(formIn(form, 'product_data'), 'name'), 'product');
  return keep(account, productShape({ id: newId('prod'), name, created: account.now(), metadata: {} })).id;
};

export const prices: Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/prices',
    takes: ['lookup_keys', 'active', 'limit'],
    answer: ({ account, form }) => {
      const keys = listIn(form, 'lookup_keys');
      const wanted = Object.values(account.state.prices).filter(
        (price) => keys.length === 0 || keys.includes(price.lookup_key ?? ''),
      );
      return list('/v1/prices', wanted);
    },
  },
  {
    method: 'GET',
    path: '/v1/prices/{id}',
    takes: [],
    answer: ({ account, id }) => found(account.state.prices, 'price', id),
  },
  {
    method: 'POST',
    path: '/v1/prices',
    takes: [
      'currency',
      'unit_amount',
      'recurring.interval',
      'tax_behavior',
      'lookup_key',
      'transfer_lookup_key',
      'product',
      'product_data.name',
    ],
    answer: ({ account, form }) => {
      const price = priceShape({
        id: newId('price'),
        created: account.now(),
        lookup_key: textIn(form, 'lookup_key') ?? null,
        product: productOf(account, form),
        amount: Number(required(textIn(form, 'unit_amount'), 'unit_amount')),
      });
      account.state.prices[price.id] = price;
      account.changed();
      return price;
    },
  },
];
