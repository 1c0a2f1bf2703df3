import type { EntityItem } from 'electrodb';
import { cutPage, pageById } from '#functions/lib/list.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { shownItem } from '#shared/domain/inventory/views.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { isLow } from '#shared/inventory/stock.ts';
import { lowMark } from './entity.ts';
import { listedItems, type StoredItem } from './read.ts';

type Mark = EntityItem<typeof lowMark>;

const isMarked = (item: StoredItem | undefined): item is StoredItem => Boolean(item?.isActive && isLow(item));

/** The writes that make the mark match the item: a copy if it is low, none otherwise. `undefined`: no item. */
export const mark = (before: StoredItem | undefined, after: StoredItem | undefined): Write[] => {
  if (isMarked(after)) return [write(lowMark.put(after))];
  return isMarked(before) ? [write(lowMark.delete({ firmId: before.firmId, id: before.id }))] : [];
};

/** Applies a move to the mark of an item that stays low. `updatedMs` is in epoch milliseconds; without it, one is added. */
export const moveMark = (item: StoredItem, change: number, updatedMs: number | undefined): Write[] => {
  if (!isMarked(item)) return [];
  const moved = lowMark.upsert({ firmId: item.firmId, id: item.id }).add({ quantity: change, moveCount: 1 });
  return [write(updatedMs === undefined ? moved.add({ updatedMs: 1 }) : moved.set({ updatedMs }))];
};

const isWhole = (row: Mark): boolean => row.name !== undefined;

/** The items that are low or out of stock, newest first, in one round trip. */
export const listLowStock = async (firmId: FirmId, query: PageQuery) => {
  const { rows, next } = await pageById(lowMark, lowMark.query.byId({ firmId }), query);
  const bare = rows.filter((row) => !isWhole(row)).map(({ id }) => id);
  const items = new Map((await listedItems(firmId, bare)).map((item) => [item.id, item]));
  const found = rows.flatMap((row) => (isWhole(row) ? (row as StoredItem) : (items.get(row.id) ?? [])));
  return cutPage({ rows: found.map(shownItem), next });
};
