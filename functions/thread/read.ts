import { getClient } from '#functions/clients/store.ts';
import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { sentStatementsOf } from '#functions/letters/sent-statements.ts';
import { today } from '#shared/dates.ts';
import { shownLetter } from '#shared/domain/letters/shown.ts';
import { threadShown } from '#shared/domain/thread/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { mostPapers } from '#shared/thread/limit.ts';

/** The balance covers all invoices, so all of them are read. Reads from an index are not consistent. */
const all = { order: 'desc', pages: 'all' } as const;
/** One more than is shown tells whether there are more. */
const newest = { order: 'desc', pages: 1, limit: mostPapers + 1 } as const;

const ofClient = (firmId: FirmId, clientId: number) => {
  const owner = { firmId, clientId };
  return Promise.all([
    jobEntity.query.byClient(owner).go(newest),
    quoteEntity.query.byClient(owner).go(newest),
    draftEntity.query.byClient(owner).go(newest),
    invoiceEntity.query.byClient(owner).go(all),
  ]);
};

const ofJob = (firmId: FirmId, clientId: number, jobId: number) => {
  const owner = { firmId, clientId };
  return Promise.all([
    jobEntity.query
      .byClient(owner)
      .where((job, { eq }) => eq(job.id, jobId))
      .go(all),
    quoteEntity.query
      .byClient(owner)
      .where((quote, { eq }) => eq(quote.jobId, jobId))
      .go(all),
    draftEntity.query
      .byClient(owner)
      .where((draft, { eq }) => eq(draft.jobId, jobId))
      .go(all),
    invoiceEntity.query
      .byClient(owner)
      .where((invoice, { eq }) => eq(invoice.jobId, jobId))
      .go(all),
  ]);
};

/** The documents of a client, or of one of their jobs, in one round trip. Throws 404 if the firm has no such client. */
export const threadOf = async (firmId: FirmId, clientId: number, jobId: number | undefined) => {
  const [client, kinds, statements] = await Promise.all([
    getClient(firmId, clientId),
    jobId === undefined ? ofClient(firmId, clientId) : ofJob(firmId, clientId, jobId),
    jobId === undefined ? sentStatementsOf(firmId, clientId) : [],
  ]);
  const [{ data: jobs }, { data: quotes }, { data: drafts }, { data: invoices }] = kinds;
  const now = Date.now();
  const papers = { jobs, quotes, drafts, invoices, statements: statements.reverse().map(shownLetter) };
  return threadShown(client, papers, { now, today: today(now) });
};
