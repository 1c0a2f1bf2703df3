import type { EntityItem } from 'electrodb';
import { keyOf } from '#functions/lib/item-key.ts';
import { pageById } from '#functions/lib/list.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { shownItem } from '#shared/domain/inventory/views.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { itemEntity, retiredEntity } from './entity.ts';

export type StoredItem = EntityItem<typeof itemEntity>;

/** An item with `updatedAt` in the usual format. */
const dated = (item: StoredItem) => ({ ...item, updatedAt: new Date(item.updatedMs).toISOString() });
export type DatedItem = ReturnType<typeof dated>;

/** The listed items, newest first. */
export const listItems = async (firmId: FirmId, query: PageQuery) => {
  const { rows, next } = await pageById(itemEntity, itemEntity.query.byId({ firmId }), query);
  return { rows: rows.map(shownItem), next };
};

/** Listed items by id, in one round trip; omits those not listed. */
export const listedItems = async (firmId: FirmId, ids: number[]): Promise<StoredItem[]> => {
  const found = await batchGet(ids.map((id) => keyOf(itemEntity, { firmId, id })));
  return found.flatMap((Item) => rowIn(itemEntity, Item) ?? []);
};

const keysOf = (firmId: FirmId, id: number) =>
  [itemEntity, retiredEntity].map((entity) => keyOf(entity, { firmId, id }));

/** The item, listed or retired. Throws 404 if the firm has no such item. */
export const readItem = async (firmId: FirmId, id: number): Promise<DatedItem> => {
  const [listed, retired] = await batchGet(keysOf(firmId, id));
  const item = rowIn(itemEntity, listed) ?? rowIn(retiredEntity, retired);
  if (!item) throw notFound();
  return dated(item);
};

/** Same, as replies show it. */
export const getItem = async (firmId: FirmId, id: number) => shownItem(await readItem(firmId, id));

/** The names of items by id, listed or retired, in one round trip. */
export const itemNames = async (firmId: FirmId, ids: number[]) => {
  const keys = [...new Set(ids)].flatMap((id) => keysOf(firmId, id));
  const found = await batchGet(keys, ['id', 'name']);
  return new Map(
    found.flatMap((item) => {
      const named = item as { id: number; name: string } | undefined;
      return named ? [[named.id, { id: named.id, name: named.name }] as const] : [];
    }),
  );
};
