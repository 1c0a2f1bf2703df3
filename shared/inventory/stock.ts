/** Stock levels, moves and low stock. Quantities are whole numbers. */

import { maxPounds } from '../limits.ts';
import { toPence } from '../money.ts';

export const itemCategories = ['parts', 'materials', 'tools', 'consumables'] as const;
export type ItemCategory = (typeof itemCategories)[number];

export const itemLocations = ['warehouse', 'van', 'shop'] as const;
export type ItemLocation = (typeof itemLocations)[number];

export const moveTypes = ['in', 'out', 'adjustment', 'return'] as const;
export type MoveType = (typeof moveTypes)[number];

export const moveReasons = ['purchase', 'usage', 'damaged', 'returned', 'sold', 'adjustment'] as const;
export type MoveReason = (typeof moveReasons)[number];

/** The most of one item that can be in stock. */
export const maxUnits = 9_999_999;

export type StockState = 'in' | 'low' | 'out';

interface Stock {
  quantity: number;
  /** Low at or below this; 0 if unset. */
  minQuantity?: number | null | undefined;
}

/** The stock badge: out at or below 0, low at or below the minimum, otherwise in stock. */
export const stockState = ({ quantity, minQuantity }: Stock): StockState => {
  if (quantity <= 0) return 'out';
  return quantity <= (minQuantity ?? 0) ? 'low' : 'in';
};

/** True if an item counts as low stock, which includes out of stock. */
export const isLow = (stock: Stock): boolean => stockState(stock) !== 'in';

/** A move's effect on the stock; negative if it takes away. An adjustment sets the counted quantity. */
export const changeBy = (type: MoveType, quantity: number, inStock: number): number => {
  if (type === 'adjustment') return quantity - inStock;
  return type === 'out' ? -quantity : quantity;
};

/** The most pieces an item at this price (pounds) can have: its stock value must fit a money column. */
export const mostUnits = (unitPrice: number | null | undefined): number =>
  unitPrice ? Math.min(maxUnits, Math.floor(toPence(maxPounds) / toPence(unitPrice))) : maxUnits;
