import { applied, withoutNulls } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { withLatest } from '#functions/lib/latest.ts';
import { outdate } from '#functions/lib/names.ts';
import { transact } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import { shownItem } from '#shared/domain/inventory/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { boundedItem, type ItemUpdate, type NewItem } from '#shared/inventory/contract.ts';
import { mark } from './low.ts';
import { newMove, putMove } from './new-move.ts';
import { readItem, type StoredItem } from './read.ts';
import { recount } from './totals.ts';
import { checkWorth, deleteItem, moveSku, putNewItem, replaceItem } from './write.ts';

/** The opening quantity is no move. Throws 409 if the SKU is taken. */
export const createItem = (firmId: FirmId, { id: chosen, ...input }: NewItem, once: Once) =>
  withNewId(async (id) => {
    const now = Date.now();
    const { name, category } = input;
    const kept = { firmId, id, createdAt: new Date(now).toISOString(), updatedMs: now, editedMs: now };
    const item = { quantity: 0, isActive: true, ...withoutNulls(input), name, category, ...kept };
    checkWorth(item);
    const reply = shownItem(item);
    await transact([
      putNewItem(item, () => new IdTaken()),
      ...moveSku(firmId, id, undefined, item),
      ...recount(firmId, undefined, item),
      ...mark(undefined, item),
      ...once.writes(reply),
    ]);
    return reply;
  }, chosen);

const edited = (item: StoredItem): StoredItem => {
  const updatedMs = Math.max(Date.now(), item.updatedMs + 1);
  return { ...item, updatedMs, editedMs: updatedMs };
};

/** A quantity that was edited is an adjustment, with the move that says so. */
const adjustment = (before: StoredItem, after: StoredItem) => {
  if (after.quantity === before.quantity) return { item: after, moves: [] };
  const { firmId, id, quantity } = after;
  const given = { itemId: id, type: 'adjustment', quantity, reason: 'adjustment' } as const;
  const move = newMove({ firmId, item: after, given, change: quantity - before.quantity });
  return { item: { ...after, moveCount: (after.moveCount ?? 0) + 1 }, moves: [putMove(move)] };
};

/** A field left out stays, `null` clears it. Throws 404, 409 for a stale write or a SKU that is taken. */
export const updateItem = (firmId: FirmId, id: number, { updatedAt: basedOn, ...changes }: ItemUpdate) =>
  withLatest(
    () => readItem(firmId, id),
    basedOn,
    async (current) => {
      const changed = applied<StoredItem>(current, changes);
      validate(boundedItem, changed);
      const { item, moves } = adjustment(current, edited(changed));
      checkWorth(item);
      await transact([
        ...replaceItem(current, item),
        ...moveSku(firmId, id, current, item),
        ...recount(firmId, current, item),
        ...mark(current, item),
        ...outdate(firmId, { names: item.name !== current.name }),
        ...moves,
      ]);
      return shownItem(item);
    },
  );

/** Deletes an item without moves and retires one with. Throws 404. */
export const removeItem = (firmId: FirmId, id: number): Promise<void> =>
  withLatest(
    () => readItem(firmId, id),
    undefined,
    async (current) => {
      const hasMoves = (current.moveCount ?? 0) > 0;
      if (hasMoves && !current.isActive) return;
      const retired = hasMoves ? { ...edited(current), isActive: false } : undefined;
      await transact([
        ...(retired ? replaceItem(current, retired) : deleteItem(current)),
        ...moveSku(firmId, id, current, retired),
        ...recount(firmId, current, retired),
        ...mark(current, retired),
      ]);
    },
  );
