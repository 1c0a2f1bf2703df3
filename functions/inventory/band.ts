import { isLow, mostUnits } from '#shared/inventory/stock.ts';

interface Item {
  quantity: number;
  minQuantity?: number | undefined;
  /** Pounds. */
  unitPrice?: number | undefined;
}

/**
 * The quantities, from and to inclusive, at which a move means the same for the totals as at the one that was read:
 * low before and after as there, not below zero, and no more than there can be.
 */
export const bandOf = (item: Item, change: number): { from: number; to: number } => {
  const most = mostUnits(item.unitPrice);
  const line = Math.min(item.minQuantity ?? 0, most);
  const low = { from: 0, to: line };
  const enough = { from: line + 1, to: most };
  const before = isLow(item) ? low : enough;
  const after = isLow({ ...item, quantity: item.quantity + change }) ? low : enough;
  return { from: Math.max(before.from, after.from - change), to: Math.min(before.to, after.to - change) };
};
