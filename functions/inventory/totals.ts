import { type Write, write } from '#functions/lib/transact.ts';
import { type CountedItem, shownTotals, stockShare, stockTotals } from '#shared/domain/inventory/totals.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { totalsEntity } from './entity.ts';

/** Updates the totals for a change of an item from `before` (`undefined`: new) to `after`. */
export const recount = (
  firmId: FirmId,
  before: CountedItem | undefined,
  after: CountedItem | undefined,
): Write[] => {
  const [was, is] = [stockShare(before), stockShare(after)];
  const deltas = Object.entries({
    items: is.items - was.items,
    low: is.low - was.low,
    valuePence: is.valuePence - was.valuePence,
  }).filter(([, delta]) => delta !== 0);
  if (deltas.length === 0) return [];
  return [write(totalsEntity.update({ firmId }).add({ ...Object.fromEntries(deltas), revision: 1 }))];
};

/** Adds new items to the totals in one step. */
export const countNew = (firmId: FirmId, items: CountedItem[]): Write =>
  write(totalsEntity.update({ firmId }).add({ ...stockTotals(items), revision: 1 }));

/** The three statistics, from the totals: one round trip, regardless of the number of items. */
export const statsOf = async (firmId: FirmId) => {
  const { data } = await totalsEntity.get({ firmId }).go({ consistent: true });
  const { items = 0, low = 0, valuePence = 0 } = data ?? {};
  return shownTotals({ items, low, valuePence });
};
