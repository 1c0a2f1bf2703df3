import { useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/clients/client.ts';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { sendCall } from '../../api/use-call.ts';
import { madeOn } from '../../store/made-on.ts';

/**
 * Keeps the address that a letter went to where its client had none, or one that takes no mail: the next letter begins with
 * it, and so do the morning's reminders. A second address of a client whose first is well stays with its letter.
 */
export const useKeepAddress = (client: Client) => {
  const cache = useQueryClient();
  return (to: string): void => {
    const isWell = client.email && !client.mailTrouble;
    if (isWell || to === client.email) return;
    const body = madeOn({ name: client.name, email: to, updatedAt: client.updatedAt }, client);
    // Without a connection it waits, as the letter does.
    sendCall(cache, clientsRoutes.update, { params: { id: client.id }, body }, {}).catch(() => undefined);
  };
};
