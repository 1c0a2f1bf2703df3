import type { Price } from '#shared/prices/contract.ts';
import { matching } from '../../search/matching.ts';

/** The prices that a text finds by their name, code or sum. */
export const found = (prices: readonly Price[], search: string): readonly Price[] =>
  matching('prices', prices, search);
