import { clientEntity } from '#functions/clients/entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import type { Due } from '#shared/dues/contract.ts';
import type { DueState } from '#shared/dues/kinds.ts';
import { besideOf } from '../beside.ts';
import type { Linked, StoredLink } from '../opened.ts';

/** The client, or a contact of one property: contacts are numbered at each. */
const payerOf = ({ siteId, payerContactId }: Due): string =>
  payerContactId === null ? 'client' : `${siteId}.${payerContactId}`;

const isAhead = (state: DueState): boolean => state === 'open' || state === 'booked';

/** The register is read in parallel with its owner, before we know whether the client exists. */
export const linkedDues = async (link: StoredLink): Promise<Linked> => {
  const { firmId, id, dues = [] } = link;
  const { readRegister } = await import('#functions/dues/read.ts');
  const [[Owner, Client], register] = await Promise.all([
    batchGet([keyOf(firmEntity, { firmId }), keyOf(clientEntity, { firmId, id })]),
    readRegister(firmId),
  ]);
  const client = rowIn(clientEntity, Client);
  const theirs = register.filter((due) => due.clientId === id);
  const rows = theirs.filter((due) => dues.includes(due.id));
  const payers = new Set(rows.map(payerOf));
  const others = theirs.filter(
    (due) => !dues.includes(due.id) && payers.has(payerOf(due)) && isAhead(due.state),
  );
  const opened = client ? { kind: 'due' as const, client, rows, others } : undefined;
  return { firm: rowIn(firmEntity, Owner), epoch: 0, opened, beside: besideOf({}, []), connect: undefined };
};
