import { clientsRoutes } from '#shared/clients/routes.ts';
import type { ImportReply } from '#shared/importing.ts';
import { call } from '../../../api/call.ts';
import type { Moving } from './target.ts';

/** Creates the rows' new clients, each once, and sends the rows with their ids. */
export const withClients = <Fields extends { clientId: number }>(
  send: (rows: Fields[]) => Promise<ImportReply>,
) => {
  const made = new Map<string, number>();
  const make = async (rows: readonly Moving<Fields>[]): Promise<void> => {
    const brought = rows.flatMap(({ who }) => ('key' in who && !made.has(who.key) ? [who] : []));
    const missing = [...new Map(brought.map((who) => [who.key, who])).values()];
    if (missing.length === 0) return;
    const { ids = [] } = await call(clientsRoutes.import, {
      body: { rows: missing.map(({ client }) => client) },
    });
    for (const [at, { key }] of missing.entries()) made.set(key, ids[at] ?? 0);
  };
  return async (rows: Moving<Fields>[]): Promise<ImportReply> => {
    await make(rows);
    return send(
      rows.map(({ fields, who }) => ({
        ...fields,
        clientId: 'id' in who ? who.id : (made.get(who.key) ?? 0),
      })),
    );
  };
};
