import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import { invoiceEntity } from '#functions/invoices/entity.ts';
import { sentStatementsOf } from '#functions/invoices/statement/sent.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { quoteEntity } from '#functions/quotes/entity.ts';
import { mostPapers } from '#shared/clients/thread.ts';
import { today } from '#shared/dates.ts';
import { disputeOf } from '#shared/domain/invoices/shown.ts';
import { standingOf } from '#shared/domain/payments/ledger.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { shownStatus } from '#shared/invoices/status.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { getClient } from './store.ts';

/** What is owed is told of all, so that invoices are always read through. An index has no consistent reads. */
const all = { order: 'desc', pages: 'all' } as const;
/** One more than is told shows that there are more. */
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

const told = <Row>(rows: readonly Row[]) => rows.slice(0, mostPapers);

interface Owing {
  balance: number;
  status: string;
}

const owedOf = (invoices: readonly Owing[]): number =>
  toPounds(invoices.reduce((pence, { balance }) => pence + toPence(balance), 0));

/** The papers of a client, or of one of their jobs, in one round trip. Throws 404 if the firm has no such client. */
export const threadOf = async (firmId: FirmId, clientId: number, jobId: number | undefined) => {
  const [client, kinds, statements] = await Promise.all([
    getClient(firmId, clientId),
    jobId === undefined ? ofClient(firmId, clientId) : ofJob(firmId, clientId, jobId),
    jobId === undefined ? sentStatementsOf(firmId, clientId) : [],
  ]);
  const [{ data: jobs }, { data: quotes }, { data: drafts }, { data: billed }] = kinds;
  const named = { client: { id: client.id, name: client.name } };
  const titles = new Map(jobs.map(({ id, title }) => [id, { id, title }]));
  const joined = <Row extends { jobId?: number | undefined }>(row: Row) => ({
    ...row,
    ...named,
    job: titles.get(row.jobId ?? 0) ?? null,
  });
  const day = today();
  const standing = (row: (typeof billed)[number]) => ({
    ...standingOf(row),
    status: shownStatus(row, day),
    disputed: disputeOf(row),
  });
  const invoices = billed.map((row) => ({ ...joined(row), ...standing(row) }));
  return {
    jobs: told(jobs).map((job) => ({ ...job, ...named })),
    quotes: told(quotes).map((quote) => ({ ...joined(quote), version: quote.version ?? 0 })),
    drafts: told(drafts).map(joined),
    invoices: told(invoices),
    statements: told(statements.reverse()),
    owed: owedOf(invoices),
    overdue: owedOf(invoices.filter(({ status }) => status === 'overdue')),
    more: [jobs, quotes, drafts, invoices].some(({ length }) => length > mostPapers),
  };
};
