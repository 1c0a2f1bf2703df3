import { getClient } from '#functions/clients/store.ts';
import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { sentStatementsOf } from '#functions/letters/sent-statements.ts';
import { today } from '#shared/dates.ts';
import { shownLetter } from '#shared/domain/letters/shown.ts';
import { threadShown } from '#shared/domain/thread/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newestQuotes, quotesOfJob } from './quotes.ts';
import { all, type ClientKey, newest, rowsOf } from './rows.ts';

const ofClient = (client: ClientKey) =>
  rowsOf({
    jobs: jobEntity.query.byClient(client).go(newest),
    quotes: newestQuotes(client),
    drafts: draftEntity.query.byClient(client).go(newest),
    invoices: invoiceEntity.query.byClient(client).go(all),
  });

const ofJob = (client: ClientKey, jobId: number) =>
  rowsOf({
    jobs: jobEntity.query
      .byClient(client)
      .where((job, { eq }) => eq(job.id, jobId))
      .go(all),
    quotes: quotesOfJob(client, jobId),
    drafts: draftEntity.query
      .byClient(client)
      .where((draft, { eq }) => eq(draft.jobId, jobId))
      .go(all),
    invoices: invoiceEntity.query
      .byClient(client)
      .where((invoice, { eq }) => eq(invoice.jobId, jobId))
      .go(all),
  });

/** The documents of a client, or of one of their jobs, in one round trip. Throws 404 if the firm has no such client. */
export const threadOf = async (firmId: FirmId, clientId: number, jobId: number | undefined) => {
  const owner = { firmId, clientId };
  const [client, rows, statements] = await Promise.all([
    getClient(firmId, clientId),
    jobId === undefined ? ofClient(owner) : ofJob(owner, jobId),
    jobId === undefined ? sentStatementsOf(firmId, clientId) : [],
  ]);
  const now = Date.now();
  const papers = { ...rows, statements: statements.reverse().map(shownLetter) };
  return threadShown(client, papers, { now, today: today(now) });
};
