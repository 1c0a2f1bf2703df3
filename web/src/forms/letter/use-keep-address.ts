import { useQueryClient } from '@tanstack/react-query';
import type { AnyInput } from '#shared/call.ts';
import type { Client } from '#shared/clients/client.ts';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { call } from '../../api/call.ts';
import { sendWaiting } from '../../api/use-call.ts';
import { putClient } from '../../data/clients.ts';
import { madeOn } from '../../store/made-on.ts';
import { wasKept } from '../../store/waiting.ts';

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
    const input = { params: { id: client.id }, body };
    const idempotencyKey = crypto.randomUUID();
    const send = (sent: AnyInput, signal?: AbortSignal) =>
      call(clientsRoutes.update, sent as typeof input, { idempotencyKey, signal });
    sendWaiting(cache, clientsRoutes.update, input, idempotencyKey, send).then(
      // Without a connection it waits, as the letter does.
      (saved) => wasKept(saved) || putClient(cache, saved as Client),
      () => undefined,
    );
  };
};
