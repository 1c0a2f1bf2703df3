import type { Stripe } from 'stripe';
import { product } from '#shared/product.ts';
import { provider } from '../lib/provider.ts';
import { makeOnce } from './make-once.ts';

const { plan, name } = product;

/** Names the price at the provider by what it is, so that a new amount in shared/product.ts is a new price there. */
const lookupKey = `${name}-${plan.value}-gbp-${plan.pencePerMonth}-monthly`.toLowerCase();

const look = async (): Promise<Stripe.Price | undefined> => {
  const { client } = await provider();
  const { data } = await client.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  return data[0];
};

const make = async (): Promise<Stripe.Price> => {
  const { client } = await provider();
  return makeOnce({
    name: 'price',
    params: {
      currency: 'gbp',
      unit_amount: plan.pencePerMonth,
      recurring: { interval: 'month' as const },
      tax_behavior: 'inclusive' as const,
      lookup_key: lookupKey,
      // One that was archived at the provider would keep the key for itself.
      transfer_lookup_key: true,
      product_data: { name: plan.name },
    },
    make: (params, options) => client.prices.create(params, options),
    look,
    isAlive: async ({ id }) => (await client.prices.retrieve(id)).active,
  });
};

const find = async (): Promise<string> => ((await look()) ?? (await make())).id;

let found: Promise<string> | undefined;

/** The id of the plan's price, looked up once per process and made where the provider has none yet. */
export const priceId = (): Promise<string> => {
  found ??= find().catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
};
