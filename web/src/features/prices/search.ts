import type { Price } from '#shared/prices/contract.ts';
import { matching } from '../../search/matching.ts';

/** The prices that match a text by name, code or amount. */
export const found = (prices: readonly Price[], search: string): readonly Price[] =>
  matching('prices', prices, search);
