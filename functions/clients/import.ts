import { countFigures } from '#functions/figures/moved.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { importRows, Met } from '#functions/lib/importing.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { write } from '#functions/lib/transact.ts';
import type { ClientInput } from '#shared/clients/contract.ts';
import { clientIdentity } from '#shared/clients/identity.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { clientEntity } from './entity.ts';

/** Imports the clients we don't have yet. They don't appear in Recent Activity, which thousands would swamp. */
export const importClients = (firmId: FirmId, rows: ClientInput[]) =>
  importRows(
    {
      firmId,
      name: 'client',
      // Each row writes two items, itself and its mark, plus the counter; a transaction holds a hundred.
      rowsPerTransaction: 20,
      identityOf: clientIdentity,
      keyOf: (id) => keyOf(clientEntity, { firmId, id }),
      heldBy: () => undefined,
      writes: (fresh) => {
        const clients = fresh.map(({ id, row }) => {
          const at = nextInstant();
          return { ...withoutNulls(row), name: row.name, firmId, id, ...madeNow(at) };
        });
        return [
          ...clients.map((client) => write(clientEntity.create(client), () => new Met())),
          ...countFigures(
            firmId,
            clients.map((after) => ({ kind: 'client', before: undefined, after })),
          ),
        ];
      },
    },
    rows,
  );
