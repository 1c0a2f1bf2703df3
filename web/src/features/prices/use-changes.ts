import type { Price, PriceInput } from '#shared/prices/contract.ts';
import { pricesRoutes } from '#shared/prices/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { createOrUpdate } from '../../forms/create-or-update.ts';
import { texts } from './texts.ts';

/** Creates a price, or updates the given version. */
export const useSave = () => {
  const create = useCall(pricesRoutes.create, {
    success: texts.created,
    failure: texts.createFailed,
  });
  const update = useCall(pricesRoutes.update, {
    success: texts.updated,
    failure: texts.updateFailed,
  });
  return createOrUpdate<PriceInput, Price>(create.mutateAsync, update.mutateAsync);
};

/** Deletes optimistically; the price returns if the server refuses. */
export const useRemove = () => {
  const { mutate } = useCall(pricesRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
  });
  return (id: number) => mutate({ params: { id } });
};
