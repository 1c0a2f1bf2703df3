import { priceTotals } from '#functions/prices/entity.ts';
import { type Drift, driftOf, unmoved } from './drift.ts';
import type { Records } from './records.ts';

/** A wrong count of prices. */
export const priceDrifts = ({ firmId, prices, priceTotals: item }: Records): Drift[] => {
  const expected = { prices: prices.length };
  const repair = () => priceTotals.upsert({ firmId }).set(expected).add({ revision: 1 }).where(unmoved(item));
  return driftOf({ where: 'price totals', item, expected, repair });
};
