import { isDeepStrictEqual } from 'node:util';
import { itemEntity, lowMark, retiredEntity, totalsEntity } from '#functions/inventory/entity.ts';
import { Moved } from '#functions/lib/latest.ts';
import { check, type Write, write } from '#functions/lib/transact.ts';
import { stockTotals } from '#shared/domain/inventory/totals.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { isLow } from '#shared/inventory/stock.ts';
import { type Drift, driftOf, unmoved } from './drift.ts';
import { numberOf } from './grouped.ts';
import type { Records } from './records.ts';

type Item = Records['items'][number];

const placeOf = ({ isActive }: Item) => (isActive ? itemEntity : retiredEntity);

const isMarked = (item: Item | undefined): item is Item => Boolean(item?.isActive && isLow(item));

/** Writes an item's counts to its low-stock mark too. */
const alike = (item: Item, counts: { moveCount: number }): Write[] =>
  isMarked(item)
    ? [write(lowMark.upsert({ firmId: item.firmId, id: item.id }).set(counts).add({ updatedMs: 1 }))]
    : [];

const onItems = ({ firmId, items, moves }: Records): Drift[] => {
  const counts = numberOf(moves, ({ itemId }) => itemId);
  return items.flatMap((item) => {
    const { id, updatedMs } = item;
    const expected = { moveCount: counts.get(id) ?? 0 };
    // An item's `updatedMs` is its revision: every move and every edit increases it.
    const repair = () =>
      placeOf(item)
        .patch({ firmId, id })
        .set(expected)
        .add({ updatedMs: 1 })
        .where((attr, { eq }) => eq(attr.updatedMs, updatedMs));
    const drifts = driftOf({ where: `item ${id}`, item: { ...item, revision: updatedMs }, expected, repair });
    return drifts.map((drift) => ({ ...drift, repair: [...drift.repair, ...alike(item, expected)] }));
  });
};

const still = (firmId: FirmId, id: number, item: Item | undefined): Write => {
  const of = itemEntity.get({ firmId, id });
  const refused = () => new Moved();
  if (!item) return check({ of, condition: 'attribute_not_exists(pk)', refused });
  return check({ of, condition: 'updatedMs = :read', values: { ':read': item.updatedMs }, refused });
};

const seenIn = (copy: { quantity?: number; updatedMs?: number } | undefined) => ({
  marks: Number(copy !== undefined),
  quantity: copy?.quantity ?? 0,
  updatedMs: copy?.updatedMs ?? 0,
});

/** Drifts of the low-stock marks: every active item that is low has one, a copy of it, and nothing else has. */
const marks = ({ firmId, items, lowMarks }: Records): Drift[] => {
  const listed = new Map(items.filter(({ isActive }) => isActive).map((item) => [item.id, item]));
  const marked = new Map(lowMarks.map((each) => [each.id, each]));
  return [...new Set([...listed.keys(), ...marked.keys()])].flatMap((id) => {
    const item = listed.get(id);
    const should = isMarked(item);
    const [found, expected] = [seenIn(marked.get(id)), seenIn(should ? item : undefined)];
    if (isDeepStrictEqual(found, expected)) return [];
    const change = should ? lowMark.put(item) : lowMark.delete({ firmId, id });
    const repair = [still(firmId, id, item), write(change)];
    return { where: `low mark ${id}`, found, expected, revision: item?.updatedMs, repair };
  });
};

/** Wrong counts of stock. */
export const stockDrifts = (records: Records): Drift[] => {
  const { firmId, stock: item, items } = records;
  const expected = stockTotals(items);
  const repair = () =>
    totalsEntity.upsert({ firmId }).set(expected).add({ revision: 1 }).where(unmoved(item));
  return [
    ...driftOf({ where: 'stock totals', item, expected, repair }),
    ...onItems(records),
    ...marks(records),
  ];
};
