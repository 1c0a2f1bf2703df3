import type { Product } from '../wire.ts';

export const productShape = (given: Pick<Product, 'id' | 'name' | 'created' | 'metadata'>): Product => ({
  object: 'product',
  active: true,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  package_dimensions: null,
  shippable: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  updated: given.created,
  url: null,
  ...given,
});
