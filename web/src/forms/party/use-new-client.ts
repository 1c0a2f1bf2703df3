import { useQueryClient } from '@tanstack/react-query';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { useCall } from '../../api/use-call.ts';
import { putClient } from '../../data/clients.ts';
import { texts } from './texts.ts';

const typedMark = 'typed ';

/** Makes a client of the name that was typed where one is asked for; the rest of the record can follow. */
export const useNewClient = (onMade: (id: number) => void) => {
  const cache = useQueryClient();
  const { mutate, isPending } = useCall(clientsRoutes.create, {
    failure: texts.clientFailed,
    onSuccess: (client) => {
      putClient(cache, client);
      onMade(client.id);
    },
    onKept: ({ id }) => onMade(id),
  });
  return {
    fresh: (typed: string) => ({
      value: `${typedMark}${typed}`,
      label: texts.addTyped(typed),
      note: texts.addTypedHint,
    }),
    onFresh: (value: string) => mutate({ body: { name: value.slice(typedMark.length) } }),
    isPending,
  };
};
