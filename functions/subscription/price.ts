import { product } from '#shared/product.ts';
import { provider } from '../lib/provider.ts';

const { plan, name } = product;

/** Names the price at the provider by what it is, so that a new amount in shared/product.ts is a new price there. */
const lookupKey = `${name}-${plan.value}-gbp-${plan.pencePerMonth}-monthly`.toLowerCase();

const make = async (): Promise<string> => {
  const { client } = await provider();
  const created = await client.prices.create(
    {
      currency: 'gbp',
      unit_amount: plan.pencePerMonth,
      recurring: { interval: 'month' },
      tax_behavior: 'inclusive',
      lookup_key: lookupKey,
      // One that was archived at the provider would keep the key for itself.
      transfer_lookup_key: true,
      product_data: { name: plan.name },
    },
    { idempotencyKey: `price-${lookupKey}` },
  );
  return created.id;
};

const find = async (): Promise<string> => {
  const { client } = await provider();
  const { data } = await client.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  return data[0]?.id ?? (await make());
};

let found: Promise<string> | undefined;

/** The id of the plan's price, looked up once per process and made where the provider has none yet. */
export const priceId = (): Promise<string> => {
  found ??= find().catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
};
