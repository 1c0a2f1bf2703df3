import { type Write, write } from '#functions/lib/transact.ts';
import { isLow } from '#shared/inventory/stock.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { totalsEntity } from './entity.ts';

/** What of an item the totals depend on. */
export interface Counted {
  quantity: number;
  minQuantity?: number | undefined;
  /** Pounds. */
  unitPrice?: number | undefined;
  isActive: boolean;
}

const pricePence = ({ unitPrice }: Counted): number => (unitPrice === undefined ? 0 : toPence(unitPrice));

/** What an item adds to the totals. */
const share = (item: Counted | undefined) =>
  item?.isActive
    ? { items: 1, low: Number(isLow(item)), valuePence: item.quantity * pricePence(item) }
    : { items: 0, low: 0, valuePence: 0 };

/** Moves the totals from an item as it was (`undefined`: not there) to as it is. */
export const recount = (userId: string, before: Counted | undefined, after: Counted | undefined): Write[] => {
  const [was, is] = [share(before), share(after)];
  const deltas = Object.entries({
    items: is.items - was.items,
    low: is.low - was.low,
    valuePence: is.valuePence - was.valuePence,
  }).filter(([, delta]) => delta !== 0);
  if (deltas.length === 0) return [];
  return [write(totalsEntity.update({ userId }).add({ ...Object.fromEntries(deltas), revision: 1 }))];
};

/** What items add to the totals together. */
export const totalsOf = (items: Counted[]) => {
  const shares = items.map(share);
  const sum = (name: keyof ReturnType<typeof share>) => shares.reduce((total, each) => total + each[name], 0);
  return { items: sum('items'), low: sum('low'), valuePence: sum('valuePence') };
};

/** Adds new items to the totals in one step. */
export const countNew = (userId: string, items: Counted[]): Write =>
  write(totalsEntity.update({ userId }).add({ ...totalsOf(items), revision: 1 }));

/** The three figures, from the totals: one round trip, whatever the number of items. */
export const statsOf = async (userId: string) => {
  const { data } = await totalsEntity.get({ userId }).go({ consistent: true });
  return {
    totalItems: data?.items ?? 0,
    lowStockItems: data?.low ?? 0,
    totalValue: toPounds(data?.valuePence ?? 0),
  };
};
