import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { itemMoved } from '#shared/domain/inventory/rules.ts';
import { isLow } from '#shared/inventory/stock.ts';
import { bandOf } from './band.ts';
import { itemEntity } from './entity.ts';
import { mark, moveMark } from './low.ts';
import type { StoredItem } from './read.ts';

/** True if the change makes the item low, or no longer low. */
export const crosses = (item: StoredItem, change: number): boolean =>
  isLow(item) !== isLow({ ...item, quantity: item.quantity + change });

/**
 * Adds to the quantity regardless of concurrent moves, as long as no threshold is crossed: the minimum, zero, the maximum. Only
 * then must the item be read again, so that many concurrent moves of one item don't keep retrying.
 */
export const step = (item: StoredItem, change: number, isCrowded: boolean): Write[] => {
  const { firmId, id, editedMs } = item;
  const { from, to } = bandOf(item, change);
  const now = Date.now();
  const patch = itemEntity.patch({ firmId, id }).add({ quantity: change, moveCount: 1 });
  // An overtaken move can't set its own time, but it was just now: one millisecond later than the other.
  const ownTime = !isCrowded && item.updatedMs < now ? now : undefined;
  const stamped = ownTime === undefined ? patch.add({ updatedMs: 1 }) : patch.set({ updatedMs: ownTime });
  const still = stamped.where(
    (attr, { eq, between }) => `${eq(attr.editedMs, editedMs)} AND ${between(attr.quantity, from, to)}`,
  );
  const inTime = ownTime === undefined ? still : still.where((attr, { lt }) => lt(attr.updatedMs, ownTime));
  return [write(inTime, () => new Moved()), ...moveMark(item, change, ownTime)];
};

/** Sets the counted quantity, or one that crosses a threshold, on condition that nothing has moved since the item was read. */
export const settle = (item: StoredItem, change: number): Write[] => {
  const { firmId, id, updatedMs: read } = item;
  const after = itemMoved(item, change, Date.now());
  const { quantity, updatedMs } = after;
  const patch = itemEntity
    .patch({ firmId, id })
    .set({ quantity, updatedMs })
    .add({ moveCount: 1 })
    .where((attr, { eq }) => eq(attr.updatedMs, read));
  return [write(patch, () => new Moved()), ...mark(item, after)];
};
