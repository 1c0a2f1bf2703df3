import { clientEntity } from '#functions/clients/entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { connectEntity, type StoredConnect } from '#functions/payments/connect/entity.ts';
import { besideKeys, besideOf, invoiceKeys, openedInvoiceOf } from './beside.ts';
import { linkedDues } from './dues/read.ts';
import type { Linked, StoredLink } from './opened.ts';
import { linkedQuote } from './quotes/read.ts';

const firmOf = (Item: object | undefined): StoredFirm | undefined => rowIn(firmEntity, Item);

const connectOf = (Item: object | undefined): StoredConnect | undefined => rowIn(connectEntity, Item);

const linkedInvoice = async (link: StoredLink): Promise<Linked> => {
  const { firmId, id } = link;
  const [Owner, Connect, Invoice, Issued, ...items] = await batchGet([
    keyOf(firmEntity, { firmId }),
    keyOf(connectEntity, { firmId }),
    ...invoiceKeys(firmId, id),
    ...besideKeys(firmId, link),
  ]);
  const opened = openedInvoiceOf(Invoice, Issued);
  const epoch = opened?.invoice.linkEpoch ?? 0;
  return { firm: firmOf(Owner), epoch, opened, beside: besideOf(link, items), connect: connectOf(Connect) };
};

/** The statement is read in parallel with its owner, before we know whether the client exists. */
const linkedStatement = async (link: StoredLink): Promise<Linked> => {
  const { firmId, id } = link;
  const { statementFor } = await import('#functions/invoices/statement/read.ts');
  const [[Owner, Connect, Client], read] = await Promise.all([
    batchGet([
      keyOf(firmEntity, { firmId }),
      keyOf(connectEntity, { firmId }),
      keyOf(clientEntity, { firmId, id }),
    ]),
    statementFor(firmId, id, {}),
  ]);
  const client = rowIn(clientEntity, Client);
  const opened = client ? { kind: 'statement' as const, client, ...read } : undefined;
  const epoch = client?.statementEpoch ?? 0;
  return { firm: firmOf(Owner), epoch, opened, beside: besideOf({}, []), connect: connectOf(Connect) };
};

/** Reads the owner of a link, its document and the related records that the link knows of, in one round trip. */
export const readLinked = (link: StoredLink): Promise<Linked> => {
  if (link.kind === 'quote') return linkedQuote(link);
  if (link.kind === 'due') return linkedDues(link);
  return link.kind === 'statement' ? linkedStatement(link) : linkedInvoice(link);
};
