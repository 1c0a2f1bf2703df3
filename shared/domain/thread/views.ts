import { toPence, toPounds } from '../../money.ts';
import { mostPapers } from '../../thread/limit.ts';
import type { ClientThread, SiteThread } from '../../thread/shapes.ts';
import { certificatesAt } from '../certificates/views.ts';
import { type Names, shownDraftRow, shownInvoice } from '../invoices/shown.ts';
import { jobShown } from '../jobs/views.ts';
import { shownLetter } from '../letters/shown.ts';
import { idIn, type KeptOf, queryIn, type Reader, type ViewContext, type ViewEntry } from '../reader.ts';
import { type QuotePapers, quotesShown } from './quotes.ts';

/** All of a client's records in a thread, newest first within each kind. */
interface Papers<Job extends { id: number; title: string }, Statement> {
  jobs: readonly Job[];
  drafts: readonly KeptOf<'draft'>[];
  /** All invoices: the amount owed includes those the thread doesn't list. */
  invoices: readonly KeptOf<'invoice'>[];
  statements: readonly Statement[];
}

/** Limits rows to the number a thread lists. */
export const told = <Row>(rows: readonly Row[]): Row[] => rows.slice(0, mostPapers);

const owedOf = (invoices: readonly { balance: number }[]): number =>
  toPounds(invoices.reduce((pence, { balance }) => pence + toPence(balance), 0));

/** The documents of a client, or of one of their jobs, and the amount owed. */
export const threadShown = <Job extends { id: number; title: string }, Statement>(
  client: { id: number; name: string },
  { statements, ...papers }: Papers<Job, Statement> & QuotePapers,
  context: ViewContext,
) => {
  const { jobs, drafts, invoices } = papers;
  const named = { client: { id: client.id, name: client.name } };
  const titles = new Map(jobs.map(({ id, title }) => [id, { id, title }]));
  const namesOf = ({ jobId }: { jobId?: number | null | undefined }): Names => ({
    ...named,
    job: titles.get(jobId ?? 0) ?? null,
  });
  const billed = invoices.map((invoice) => shownInvoice(invoice, namesOf(invoice), context));
  return {
    jobs: told(jobs).map((job) => ({ ...job, ...named, site: null, people: [] })),
    ...quotesShown(papers, namesOf),
    drafts: told(drafts).map((draft) => shownDraftRow(draft, namesOf(draft))),
    invoices: told(billed),
    statements: told(statements),
    owed: owedOf(billed),
    overdue: owedOf(billed.filter(({ status }) => status === 'overdue')),
    more: Object.values(papers).some(({ length }) => length > mostPapers),
  };
};

const thread = (
  db: Reader,
  clientId: number,
  jobId: number | undefined,
  context: ViewContext,
): ClientThread | null => {
  const client = db.get('client', clientId);
  if (!client) return null;
  const isAsked = (id: number | null | undefined): boolean => jobId === undefined || id === jobId;
  const ofClient = <Kind extends 'draft' | 'invoice' | 'quote'>(kind: Kind) =>
    db.by(kind, 'clientId', clientId).filter((each) => isAsked(each.jobId));
  const jobs = db.by('job', 'clientId', clientId).filter(({ id }) => isAsked(id));
  return threadShown(
    client,
    {
      jobs: (jobId === undefined ? jobs.slice(0, mostPapers + 1) : jobs).map((job) => jobShown(db, job)),
      quotes: ofClient('quote'),
      drafts: ofClient('draft'),
      invoices: ofClient('invoice'),
      statements: jobId === undefined ? db.by('letter', 'clientId', clientId).map(shownLetter) : [],
    },
    context,
  );
};

/** A property's thread: the records of its jobs, and the certificates of either. */
const threadAt = (db: Reader, siteId: number, context: ViewContext): SiteThread | null => {
  const site = db.get('site', siteId);
  if (!site) return null;
  const jobs = db.by('job', 'siteId', siteId);
  const ids = new Set(jobs.map(({ id }) => id));
  const ofJobs = <Kind extends 'draft' | 'invoice' | 'quote'>(kind: Kind) =>
    db.by(kind, 'clientId', site.clientId).filter(({ jobId }) => ids.has(jobId ?? 0));
  const { statements: _, ...shown } = threadShown(
    db.get('client', site.clientId) ?? { id: site.clientId, name: '' },
    {
      jobs: jobs.map((job) => jobShown(db, job)),
      quotes: ofJobs('quote'),
      drafts: ofJobs('draft'),
      invoices: ofJobs('invoice'),
      statements: [],
    },
    context,
  );
  return {
    ...shown,
    // What stands above a property's jobs.
    certificates: told(certificatesAt(db, siteId, ids)),
  };
};

const papers = ['client', 'job', 'assignment', 'employee', 'quote', 'draft', 'invoice'] as const;

export const threadViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/clients/{id}/thread',
    needs: [...papers, 'letter'],
    view: (db, input, context) => {
      const { jobId } = queryIn<{ jobId: number | string }>(input);
      return thread(db, idIn(input), jobId === undefined ? undefined : Number(jobId), context);
    },
  },
  {
    route: 'GET /api/sites/{id}/thread',
    needs: [...papers, 'site', 'certificate'],
    view: (db, input, context) => threadAt(db, idIn(input), context),
  },
];
