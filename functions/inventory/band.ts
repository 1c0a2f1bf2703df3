import { isLow, mostUnits } from '#shared/inventory/stock.ts';

interface Item {
  quantity: number;
  minQuantity?: number | undefined;
  /** In pounds. */
  unitPrice?: number | undefined;
}

/**
 * The range of quantities, inclusive, at which a move affects the totals as it does at the quantity read: low before and after in
 * the same way, not below zero, and not above the maximum.
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
