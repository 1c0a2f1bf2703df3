import { useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/clients/client.ts';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { call } from '../../api/call.ts';
import { putClient } from '../../data/clients.ts';

/**
 * Keeps the address that a letter went to where its client had none, or one that takes no mail: the next letter begins with
 * it, and so do the morning's reminders. A second address of a client whose first is well stays with its letter.
 */
export const useKeepAddress = (client: Client) => {
  const cache = useQueryClient();
  return (to: string): void => {
    const isWell = client.email && !client.mailTrouble;
    if (isWell || to === client.email) return;
    call(clientsRoutes.update, { params: { id: client.id }, body: { name: client.name, email: to } }).then(
      (saved) => putClient(cache, saved),
      () => undefined,
    );
  };
};
