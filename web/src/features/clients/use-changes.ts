import { useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/clients/client.ts';
import { type ClientInput, clientsRoutes } from '#shared/clients/contract.ts';
import { useCall } from '../../api/use-call.ts';
import { clientFigures, dropClient, putClient } from '../../data/clients.ts';
import { createOrUpdate } from '../../forms/create-or-update.ts';
import { words } from '../../words.ts';
import { texts } from './texts.ts';

/** Creates a client, or changes the given version of one. */
export const useSave = () => {
  const cache = useQueryClient();
  const onSuccess = (client: Client) => putClient(cache, client);
  const create = useCall(clientsRoutes.create, {
    success: ({ id }) => ({
      ...texts.created,
      next: { word: words.createJob, to: `/jobs?new=1&client=${id}` },
    }),
    madeBefore: clientsRoutes.update,
    failure: texts.createFailed,
    onSuccess,
  });
  const update = useCall(clientsRoutes.update, {
    success: texts.updated,
    failure: texts.updateFailed,
    onSuccess,
  });
  return createOrUpdate<ClientInput, Client>(create.mutateAsync, update.mutateAsync);
};

/** Deletes at once; the client comes back if the server refuses. */
export const useRemove = () => {
  const { mutate } = useCall(clientsRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
    refresh: clientFigures,
    optimistic: (cache, { params }) => dropClient(cache, Number(params.id)),
  });
  return (id: number) => mutate({ params: { id } });
};
