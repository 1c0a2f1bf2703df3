import { found } from '../failure.ts';
import { listIn, textIn } from '../form.ts';
import { priceShape } from '../shapes/price.ts';
import { newId } from '../state.ts';
import { type Endpoint, list, required } from './endpoint.ts';

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
      'recurring',
      'tax_behavior',
      'lookup_key',
      'transfer_lookup_key',
      'product_data',
    ],
    answer: ({ account, form }) => {
      const price = priceShape({
        id: newId('price'),
        created: account.now(),
        lookup_key: textIn(form, 'lookup_key') ?? null,
        product: newId('prod'),
        amount: Number(required(textIn(form, 'unit_amount'), 'unit_amount')),
      });
      account.state.prices[price.id] = price;
      account.changed();
      return price;
    },
  },
];
