import type { EntityItem } from 'electrodb';
import { clientNames } from '#functions/clients/references.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import { quoteEntity, quoteLinesEntity } from '#functions/ledger/quote-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { asSent, shownQuote } from '#shared/domain/quotes/shown.ts';
import type { Working } from '#shared/domain/quotes/working.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { quoteAnswerEntity, type StoredAnswer } from './answer/entity.ts';
import type { SentQuote } from './versions/document.ts';
import { readVersion } from './versions/read.ts';
import { unpackedWorking } from './working.ts';

export type StoredQuote = EntityItem<typeof quoteEntity>;

/** The stored head of a quote. Throws 404 if the firm has no such quote. */
export const readQuote = async (firmId: FirmId, id: number): Promise<StoredQuote> => {
  const { data } = await quoteEntity.get({ firmId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

/** A quote with its working copy, its answer, and the sent version if it has changed since. */
export type WholeQuote = StoredQuote & { working: Working; answer?: StoredAnswer; sent?: SentQuote };

/** The keys of its items, for reading them in a batch. */
export const wholeAt = (firmId: FirmId, id: number) => [
  keyOf(quoteEntity, { firmId, id }),
  keyOf(quoteLinesEntity, { firmId, id }),
  keyOf(quoteAnswerEntity, { firmId, id }),
];

/** The quote in items already read, with its working copy. Throws 404. */
export const wholeIn = ([head, lines, answered]: (object | undefined)[]): WholeQuote => {
  const quote = rowIn(quoteEntity, head);
  const kept = rowIn(quoteLinesEntity, lines);
  if (!quote || !kept) throw notFound();
  const answer = rowIn(quoteAnswerEntity, answered);
  const whole: WholeQuote = { ...quote, working: unpackedWorking(kept.packed) };
  return answer ? { ...whole, answer } : whole;
};

/** Adds the sent version to a quote that has changed since. */
export const withSent = async (quote: WholeQuote): Promise<WholeQuote> => {
  const { firmId, id, version, changed } = quote;
  if (!changed || version === undefined) return quote;
  return asSent(quote, (await readVersion(firmId, id, version)).document);
};

/** A quote as it stands: in one round trip, or two if it has changed since it was sent. Throws 404. */
export const readWhole = async (firmId: FirmId, id: number): Promise<WholeQuote> =>
  withSent(wholeIn(await batchGet(wholeAt(firmId, id))));

/** The client and the job that a quote points to. */
export const namesOf = async ({ firmId, clientId, jobId }: StoredQuote) => {
  const [clients, jobs] = await Promise.all([
    clientNames(firmId, [clientId]),
    jobTitles(firmId, jobId ? [jobId] : []),
  ]);
  return { client: clients.get(clientId) ?? null, job: jobs.get(jobId ?? 0) ?? null };
};

const joinQuote = async (quote: WholeQuote) => shownQuote(quote, await namesOf(quote));

/** One quote with its lines, its client and its job. Throws 404. */
export const getQuote = async (firmId: FirmId, id: number) => joinQuote(await readWhole(firmId, id));

/** Same, from items already read. */
export const getQuoteIn = async (items: (object | undefined)[]) => joinQuote(await withSent(wholeIn(items)));
