import type { Client } from '#shared/clients/client.ts';
import type { ClientInput } from '#shared/clients/contract.ts';
import { clientsRoutes } from '#shared/clients/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { createOrUpdate } from '../../forms/create-or-update.ts';
import { words } from '../../words.ts';
import { texts } from './texts.ts';

/** Creates a client, or updates the given version. */
export const useSave = () => {
  const create = useCall(clientsRoutes.create, {
    success: ({ id }) => ({
      ...texts.created,
      next: { word: words.createJob, to: `/jobs?new=1&client=${id}` },
    }),
    failure: texts.createFailed,
  });
  const update = useCall(clientsRoutes.update, {
    success: texts.updated,
    failure: texts.updateFailed,
  });
  return createOrUpdate<ClientInput, Client>(create.mutateAsync, update.mutateAsync);
};

/** Deletes optimistically; the client returns if the server refuses. */
export const useRemove = () => {
  const { mutate } = useCall(clientsRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
  });
  return (id: number) => mutate({ params: { id } });
};
