import { Moved } from '#functions/lib/latest.ts';
import { check, type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { itemEntity, retiredEntity, skuGuard } from './entity.ts';
import type { StoredItem } from './read.ts';

const placeOf = ({ isActive }: Pick<StoredItem, 'isActive'>) => (isActive ? itemEntity : retiredEntity);

const unchanged = (before: StoredItem) => ({
  delete: () =>
    placeOf(before)
      .delete({ firmId: before.firmId, id: before.id })
      .where((item, { eq }) => eq(item.updatedMs, before.updatedMs)),
  put: (after: StoredItem) =>
    placeOf(before)
      .put(after)
      .where((item, { eq }) => eq(item.updatedMs, before.updatedMs)),
});

/** Replaces an item on condition that it is as read; moves it to its other key if it is retired or relisted. */
export const replaceItem = (before: StoredItem, after: StoredItem): Write[] => {
  if (before.isActive === after.isActive) return [write(unchanged(before).put(after), () => new Moved())];
  return [...deleteItem(before), write(placeOf(after).create(after), () => new Moved())];
};

/** Deletes the item on condition that it is as read. */
export const deleteItem = (before: StoredItem): Write[] => [
  write(unchanged(before).delete(), () => new Moved()),
];

/** Writes a new item; throws `taken` if its id is in use. */
export const putNewItem = (item: StoredItem, taken: () => Error): Write[] => {
  const { firmId, id, isActive } = item;
  const of = placeOf({ isActive: !isActive }).get({ firmId, id });
  return [
    write(placeOf(item).create(item), taken),
    check({ of, condition: 'attribute_not_exists(pk)', refused: taken }),
  ];
};

const skuOf = (item: StoredItem | undefined) => (item?.isActive ? item.sku : undefined);

const skuTaken = (sku: string) => () => {
  const message = `You already use SKU ${sku}`;
  return conflict(message, [{ path: 'sku', message }], 'number_taken');
};

/** Releases the item's old SKU and reserves the new one; a retired item releases its SKU. Throws 409. */
export const moveSku = (
  firmId: FirmId,
  id: number,
  before: StoredItem | undefined,
  after: StoredItem | undefined,
): Write[] => {
  const [was, is] = [skuOf(before), skuOf(after)];
  if (was === is) return [];
  return [
    ...(was ? [write(skuGuard.delete({ firmId, sku: was }))] : []),
    ...(is ? [write(skuGuard.create({ firmId, sku: is, itemId: id }), skuTaken(is))] : []),
  ];
};
