import type { Stripe } from 'stripe';
import { makeOnce } from '#functions/lib/make-once.ts';
import { planPrice, planProduct } from '#shared/subscription/at-provider.ts';
import { lazily } from '../lib/lazily.ts';
import { provider } from '../lib/provider.ts';

const look = async (): Promise<Stripe.Price | undefined> => {
  const { client } = await provider();
  const { data } = await client.prices.list({
    lookup_keys: [planPrice.lookup_key],
    active: true,
    limit: 1,
  });
  return data[0];
};

const make = async (): Promise<Stripe.Price> => {
  const { client } = await provider();
  return makeOnce({
    name: 'price',
    params: { ...planPrice, product_data: { name: planProduct.name } },
    make: (params, options) => client.prices.create(params, options),
    look,
    isAlive: async ({ id }) => (await client.prices.retrieve(id)).active,
  });
};

/** The id of the plan's price, looked up once per process and created if there is none. */
export const priceId = lazily(async () => ((await look()) ?? (await make())).id);
