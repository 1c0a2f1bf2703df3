import { useQueryClient } from '@tanstack/react-query';
import { type Item, type ItemInput, inventoryRoutes } from '#shared/inventory/contract.ts';
import type { MoveInput } from '#shared/inventory/move.ts';
import { fromServer } from '../../api/from-server.ts';
import { useCall } from '../../api/use-call.ts';
import { dropItem, itemQuery, putItem, stockFigures } from '../../data/inventory.ts';
import { createOrUpdate } from '../../forms/create-or-update.ts';
import { words } from '../../words.ts';
import { texts } from './texts.ts';

/** Creates an item, or changes the given version of one. */
export const useSave = () => {
  const cache = useQueryClient();
  const onSuccess = (item: Item) => putItem(cache, item);
  const failure = texts.saveFailed;
  const create = useCall(inventoryRoutes.create, {
    success: texts.created,
    madeBefore: inventoryRoutes.update,
    failure,
    onSuccess,
  });
  const update = useCall(inventoryRoutes.update, { success: texts.updated, failure, onSuccess });
  return createOrUpdate<ItemInput, Item>(create.mutateAsync, update.mutateAsync);
};

/** Lists an item again that was deleted but kept for its transactions. */
export const useRestore = () => {
  const cache = useQueryClient();
  const { mutate, isPending } = useCall(inventoryRoutes.update, {
    success: texts.updated,
    failure: texts.saveFailed,
    onSuccess: (item) => putItem(cache, item),
  });
  const restore = ({ id, name, category, updatedAt }: Item) =>
    mutate({ params: { id }, body: { name, category, isActive: true, updatedAt } });
  return { restore, isPending };
};

/** Deletes at once; the item comes back if the server refuses. */
export const useRemove = () => {
  const { mutate } = useCall(inventoryRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
    refresh: stockFigures,
    optimistic: (cache, { params }) => dropItem(cache, Number(params.id)),
  });
  return (id: number) => mutate({ params: { id } });
};

/** Records a move, then shows the item as the server has it: others may have moved it too. */
export const useMove = () => {
  const cache = useQueryClient();
  const { mutateAsync } = useCall(inventoryRoutes.move, {
    success: texts.moved,
    failure: texts.moveFailed,
    madeBefore: words.stockMovedBefore,
  });
  const showItem = async (id: number) =>
    putItem(cache, await cache.fetchQuery({ ...itemQuery(id), ...fromServer }));
  return (input: MoveInput) =>
    mutateAsync({ body: input }).finally(() => void showItem(input.itemId).catch(() => undefined));
};
