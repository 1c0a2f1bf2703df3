import { isLow } from '../../inventory/stock.ts';
import { toPence, toPounds } from '../../money.ts';
import type { RecordOf } from '../reader.ts';

/** The fields of an item that the totals depend on. */
export type CountedItem = Pick<RecordOf<'item'>, 'quantity' | 'minQuantity' | 'unitPrice' | 'isActive'>;

/** The totals of listed items. */
export type StockTotals = {
  items: number;
  low: number;
  valuePence: number;
};

const pricePence = ({ unitPrice }: CountedItem): number => (unitPrice === undefined ? 0 : toPence(unitPrice));

/** An item's share of the totals; nothing if it is retired. */
export const stockShare = (item: CountedItem | undefined): StockTotals =>
  item?.isActive
    ? { items: 1, low: Number(isLow(item)), valuePence: item.quantity * pricePence(item) }
    : { items: 0, low: 0, valuePence: 0 };

/** The sum of several items' shares. */
export const stockTotals = (items: readonly CountedItem[]): StockTotals => {
  const shares = items.map(stockShare);
  const sum = (name: keyof StockTotals) => shares.reduce((total, each) => total + each[name], 0);
  return { items: sum('items'), low: sum('low'), valuePence: sum('valuePence') };
};

/** The totals as a reply shows them. */
export const shownTotals = ({ items, low, valuePence }: StockTotals) => ({
  totalItems: items,
  lowStockItems: low,
  totalValue: toPounds(valuePence),
});
