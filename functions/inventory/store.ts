import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { withLatest } from '#functions/lib/latest.ts';
import { outdate } from '#functions/lib/names.ts';
import { caller } from '#functions/lib/tenant.ts';
import { transact, type Write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import { applied } from '#shared/domain/applied.ts';
import { changedItem, itemDeleted, newItem, newMove } from '#shared/domain/inventory/rules.ts';
import { shownItem } from '#shared/domain/inventory/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import { boundedItem, type ItemUpdate, type NewItem } from '#shared/inventory/contract.ts';
import { staleWrite } from '#shared/kernel/refusal.ts';
import { mark } from './low.ts';
import { putMove } from './new-move.ts';
import { readItem, type StoredItem } from './read.ts';
import { recount } from './totals.ts';
import { deleteItem, moveSku, putNewItem, replaceItem } from './write.ts';

/** Creates an item; its opening quantity is not a move. Throws 409 if the SKU is taken. */
export const createItem = (firmId: FirmId, { id: chosen, ...input }: NewItem, once: Once) =>
  withNewId(async (id) => {
    const item = newItem(input, { firmId, id, madeBy: caller() }, Date.now());
    const reply = shownItem(item);
    await transact([
      ...putNewItem(item, () => new IdTaken()),
      ...moveSku(firmId, id, undefined, item),
      ...recount(firmId, undefined, item),
      ...mark(undefined, item),
      ...once.writes(reply),
    ]);
    return reply;
  }, chosen);

/** Editing the quantity is an adjustment, recorded as a move. */
const adjustment = ({ firmId, id, quantity, unitPrice: usual }: StoredItem, change: number): Write[] => {
  if (change === 0) return [];
  const given = { itemId: id, type: 'adjustment', quantity, reason: 'adjustment' } as const;
  const move = newMove({ given, change, usual, kept: { firmId, id: newId() }, at: nextInstant() });
  return [putMove(move)];
};

/** Updates an item: an omitted field stays, `null` clears it. Throws 404, 409 for a stale write or a SKU that is taken. */
export const updateItem = (firmId: FirmId, id: number, { updatedAt: basedOn, ...changes }: ItemUpdate) =>
  withLatest(
    () => readItem(firmId, id),
    basedOn,
    async (current) => {
      validate(boundedItem, applied<StoredItem>(current, changes));
      const { item, adjustedBy } = changedItem<StoredItem>(current, changes, Date.now());
      await transact([
        ...replaceItem(current, item),
        ...moveSku(firmId, id, current, item),
        ...recount(firmId, current, item),
        ...mark(current, item),
        ...outdate(firmId, { names: item.name !== current.name }),
        ...adjustment(item, adjustedBy),
      ]);
      return shownItem(item);
    },
  );

/** Deletes an item without moves, and retires one with moves. Throws 404. */
export const removeItem = (firmId: FirmId, id: number, basedOn: string | undefined): Promise<void> =>
  withLatest(
    () => readItem(firmId, id),
    undefined,
    async (current) => {
      const retired = itemDeleted<StoredItem>(current, Date.now());
      if (retired === current) return;
      if (basedOn !== undefined && basedOn !== current.updatedAt) throw staleWrite();
      await transact([
        ...(retired ? replaceItem(current, retired) : deleteItem(current)),
        ...moveSku(firmId, id, current, retired),
        ...recount(firmId, current, retired),
        ...mark(current, retired),
      ]);
    },
  );
