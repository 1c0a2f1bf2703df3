import type { Item, ItemInput } from '#shared/inventory/contract.ts';
import type { MoveInput } from '#shared/inventory/move.ts';
import { inventoryRoutes } from '#shared/inventory/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { createOrUpdate } from '../../forms/create-or-update.ts';
import { texts } from './texts.ts';

/** Creates an item, or updates the given version. */
export const useSave = () => {
  const failure = texts.saveFailed;
  const create = useCall(inventoryRoutes.create, {
    success: texts.created,
    failure,
  });
  const update = useCall(inventoryRoutes.update, { success: texts.updated, failure });
  return createOrUpdate<ItemInput, Item>(create.mutateAsync, update.mutateAsync);
};

/** Restores an item that was deleted but kept for its transactions. */
export const useRestore = () => {
  const { mutate, isPending } = useCall(inventoryRoutes.update, {
    success: texts.updated,
    failure: texts.saveFailed,
  });
  const restore = ({ id, name, category, updatedAt }: Item) =>
    mutate({ params: { id }, body: { name, category, isActive: true, updatedAt } });
  return { restore, isPending };
};

/** Deletes optimistically; the item returns if the server refuses. */
export const useRemove = () => {
  const { mutate } = useCall(inventoryRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
  });
  return (id: number) => mutate({ params: { id } });
};

/** Records a move. */
export const useMove = () => {
  const { mutateAsync } = useCall(inventoryRoutes.move, {
    success: texts.moved,
    failure: texts.moveFailed,
  });
  return (input: MoveInput) => mutateAsync({ body: input });
};
