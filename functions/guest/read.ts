import { clientEntity } from '#functions/clients/entity.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { unpack } from '#functions/lib/packed.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { twinEntity } from '#functions/links/entity.ts';
import { connectEntity, type StoredConnect } from '#functions/payments/connect/entity.ts';
import { quoteAnswerEntity } from '#functions/quotes/answer/entity.ts';
import type { SentQuote } from '#functions/quotes/versions/document.ts';
import { quoteVersionEntity } from '#functions/quotes/versions/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { besideKeys, besideOf, invoiceKeys, openedInvoiceOf } from './beside.ts';
import { linkedDues } from './dues/read.ts';
import type { Linked, OpenedQuote, StoredLink } from './opened.ts';

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

/** The newest version, read before its number is known. */
const newestVersion = async (firmId: FirmId, id: number) => {
  const query = quoteVersionEntity.query.byVersion({ firmId, id });
  const { data } = await query.go({ order: 'desc', limit: 1, consistent: true });
  const [found] = data;
  return found && { version: found.version, document: unpack<SentQuote>(found.packed), sha256: found.sha256 };
};

const versionOf = async (firmId: FirmId, id: number, version: number) =>
  (await import('#functions/quotes/versions/read.ts')).readVersion(firmId, id, version);

const linkedQuote = async (link: StoredLink): Promise<Linked> => {
  const { firmId, id } = link;
  const [[Owner, Connect, Quote, Answer, Twin, ...items], newest] = await Promise.all([
    batchGet([
      keyOf(firmEntity, { firmId }),
      keyOf(connectEntity, { firmId }),
      keyOf(quoteEntity, { firmId, id }),
      keyOf(quoteAnswerEntity, { firmId, id }),
      keyOf(twinEntity, { firmId, kind: link.kind, id, hash: link.hash }),
      ...besideKeys(firmId, link),
    ]),
    newestVersion(firmId, id),
  ]);
  const [firm, beside, connect] = [firmOf(Owner), besideOf(link, items), connectOf(Connect)];
  const quote = rowIn(quoteEntity, Quote);
  if (!quote?.version) return { firm, epoch: 0, opened: undefined, beside, connect };
  const answer = rowIn(quoteAnswerEntity, Answer);
  // It may have been sent again between the two reads.
  const sent = newest?.version === quote.version ? newest : await versionOf(firmId, id, quote.version);
  const opened: OpenedQuote = { kind: 'quote', quote, answer, sent: sent.document, sha256: sent.sha256 };
  const mailedTo = rowIn(twinEntity, Twin)?.mailedTo;
  return { firm, epoch: quote.linkEpoch ?? 0, opened, beside, connect, mailedTo };
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
