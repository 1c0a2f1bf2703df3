import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { unpack } from '#functions/lib/packed.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { twinEntity } from '#functions/links/entity.ts';
import { connectEntity } from '#functions/payments/connect/entity.ts';
import { quoteAnswerEntity } from '#functions/quotes/answer/entity.ts';
import type { SentQuote } from '#functions/quotes/versions/document.ts';
import { quoteVersionEntity } from '#functions/quotes/versions/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { besideKeys, besideOf } from '../beside.ts';
import type { Linked, StoredLink } from '../opened.ts';
import type { OpenedQuote } from './opened.ts';

/** The newest version, read before its number is known. */
const newestVersion = async (firmId: FirmId, id: number) => {
  const query = quoteVersionEntity.query.byVersion({ firmId, id });
  const { data } = await query.go({ order: 'desc', limit: 1, consistent: true });
  const [found] = data;
  return found && { version: found.version, document: unpack<SentQuote>(found.packed), sha256: found.sha256 };
};

const versionOf = async (firmId: FirmId, id: number, version: number) =>
  (await import('#functions/quotes/versions/read.ts')).readVersion(firmId, id, version);

/** The head, the version last sent and the answer, with what stands beside them. */
export const linkedQuote = async (link: StoredLink): Promise<Linked> => {
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
  const [firm, beside] = [rowIn(firmEntity, Owner), besideOf(link, items)];
  const connect = rowIn(connectEntity, Connect);
  const quote = rowIn(quoteEntity, Quote);
  if (!quote?.version) return { firm, epoch: 0, opened: undefined, beside, connect };
  const answer = rowIn(quoteAnswerEntity, Answer);
  // It may have been sent again between the two reads.
  const sent = newest?.version === quote.version ? newest : await versionOf(firmId, id, quote.version);
  const opened: OpenedQuote = { kind: 'quote', quote, answer, sent: sent.document, sha256: sent.sha256 };
  const mailedTo = rowIn(twinEntity, Twin)?.mailedTo;
  return { firm, epoch: quote.linkEpoch ?? 0, opened, beside, connect, mailedTo };
};
