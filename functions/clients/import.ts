import { count } from '#functions/dashboard/record.ts';
import { nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { importRows, Met } from '#functions/lib/importing.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { write } from '#functions/lib/transact.ts';
import type { ClientInput } from '#shared/clients/contract.ts';
import { clientIdentity } from '#shared/clients/identity.ts';
import { clientEntity } from './entity.ts';

/** Adds the clients that are not there yet. They stay out of Recent Activity, which thousands would bury. */
export const importClients = (userId: string, rows: ClientInput[]) =>
  importRows(
    {
      userId,
      name: 'client',
      // Each is two items, itself and its mark, beside the counter; a transaction holds a hundred.
      rowsPerTransaction: 20,
      identityOf: clientIdentity,
      keyOf: (id) => keyOf(clientEntity, { userId, id }),
      heldBy: () => undefined,
      writes: (fresh) => [
        ...fresh.map(({ id, row }) => {
          const at = nextInstant();
          const kept = { userId, id, createdAt: at, updatedAt: at };
          const client = { ...withoutNulls(row), name: row.name, ...kept };
          return write(clientEntity.create(client), () => new Met());
        }),
        ...count(userId, { clients: fresh.length }),
      ],
    },
    rows,
  );
