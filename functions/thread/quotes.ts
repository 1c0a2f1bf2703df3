import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import type { ClientKey } from './rows.ts';
import { all, newest } from './rows.ts';

/** The newest quotes of a client. */
export const newestQuotes = (client: ClientKey) => quoteEntity.query.byClient(client).go(newest);

/** All quotes of a client. */
export const allQuotes = (client: ClientKey) => quoteEntity.query.byClient(client).go(all);

/** The quotes of a client's job. */
export const quotesOfJob = (client: ClientKey, jobId: number) =>
  quoteEntity.query
    .byClient(client)
    .where((quote, { eq }) => eq(quote.jobId, jobId))
    .go(all);
