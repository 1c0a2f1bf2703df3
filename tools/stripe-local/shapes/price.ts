import type { Stripe } from 'stripe';
import type { Price, Subscription } from '../wire.ts';

export const priceShape = (
  given: Pick<Price, 'id' | 'created' | 'lookup_key' | 'product'> & { amount: number },
): Price => {
  const { amount, ...rest } = given;
  return {
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    currency: 'gbp',
    custom_unit_amount: null,
    livemode: false,
    metadata: {},
    nickname: null,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'inclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: `${amount}`,
    ...rest,
  };
};

type Item = Subscription['items']['data'][number];

/** The legacy plan object, which items still contain. */
export const planShape = (price: Price): Item['plan'] => ({
  id: price.id,
  object: 'plan',
  active: true,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed' satisfies Stripe.Plan.UsageType,
});
