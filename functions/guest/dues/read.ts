import { clientEntity } from '#functions/clients/entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { besideOf } from '../beside.ts';
import type { Linked, StoredLink } from '../opened.ts';

/** The register is read in parallel with its owner, before we know whether the client exists. */
export const linkedDues = async (link: StoredLink): Promise<Linked> => {
  const { firmId, id, dues = [] } = link;
  const { readRegister } = await import('#functions/dues/read.ts');
  const [[Owner, Client], register] = await Promise.all([
    batchGet([keyOf(firmEntity, { firmId }), keyOf(clientEntity, { firmId, id })]),
    readRegister(firmId),
  ]);
  const client = rowIn(clientEntity, Client);
  const rows = register.filter((due) => dues.includes(due.id) && due.clientId === id);
  const opened = client ? { kind: 'due' as const, client, rows } : undefined;
  return { firm: rowIn(firmEntity, Owner), epoch: 0, opened, beside: besideOf({}, []), connect: undefined };
};
