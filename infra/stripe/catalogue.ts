import type { Stripe } from 'stripe';
import { mark, planPrice, planProduct } from '#shared/subscription/at-provider.ts';
import { orMissing } from './connect.ts';
import type { Done } from './step.ts';

/** Creates the product, identified by its id. */
export const setUpProduct = async ({ products }: Stripe): Promise<Done> => {
  const { id, name } = planProduct;
  const what = `Product ${name}`;
  const found = await orMissing(products.retrieve(id));
  if (!found)
    return { what, how: 'made', id: (await products.create({ ...planProduct, metadata: mark })).id };
  if (found.name === name && found.active) return { what, how: 'there already', id };
  await products.update(id, { name, active: true });
  return { what, how: 'changed', id };
};

/** Creates the price, identified by its lookup key: another amount is another price, and existing subscribers keep the old one. */
export const setUpPrice = async ({ prices }: Stripe): Promise<Done> => {
  const what = `Price ${planPrice.lookup_key}`;
  const { data } = await prices.list({ lookup_keys: [planPrice.lookup_key], active: true, limit: 1 });
  if (data[0]) return { what, how: 'there already', id: data[0].id };
  const made = await prices.create({ ...planPrice, product: planProduct.id });
  return { what, how: 'made', id: made.id };
};
