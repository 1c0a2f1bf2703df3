import { clientEntity } from '#functions/clients/entity.ts';
import type { StoredClient } from '#functions/invoices/issue/document.ts';
import { jobEntity, type StoredJob } from '#functions/jobs/entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { unpack } from '#functions/lib/packed.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { type KeptSeries, seriesAt, seriesIn } from '#functions/numbering/series.ts';
import type { StoredQuote } from '../read.ts';
import type { SentQuote } from '../versions/document.ts';
import { quoteVersionEntity } from '../versions/entity.ts';

/** What an answer refers to, and what it changes. */
export interface Around {
  firm: StoredFirm;
  sent: SentQuote;
  sha256: string;
  client: StoredClient;
  /** The job that the quote already belongs to. */
  job: StoredJob | undefined;
  /** The number series of the deposit's invoice. */
  series: KeptSeries;
}

/** Reads all of it in one round trip; `undefined` for a quote that was never sent. */
export const aroundOf = async (firm: StoredFirm, quote: StoredQuote): Promise<Around | undefined> => {
  const { firmId, id, version, clientId, jobId } = quote;
  if (version === undefined) return undefined;
  const [sentItem, clientItem, seriesItem, jobItem] = await batchGet([
    keyOf(quoteVersionEntity, { firmId, id, version }),
    keyOf(clientEntity, { firmId, id: clientId }),
    seriesAt(firmId, 'invoice'),
    ...(jobId ? [keyOf(jobEntity, { firmId, id: jobId })] : []),
  ]);
  const kept = rowIn(quoteVersionEntity, sentItem);
  const client = rowIn(clientEntity, clientItem);
  const job = (jobItem && jobEntity.parse({ Item: jobItem }).data) ?? undefined;
  if (!kept || !client) return undefined;
  const series = seriesIn(firmId, 'invoice', seriesItem);
  return { firm, sent: unpack<SentQuote>(kept.packed), sha256: kept.sha256, client, job, series };
};
