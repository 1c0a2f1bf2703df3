import { certificatesAt } from '#functions/certificates/of-site.ts';
import { clientNames } from '#functions/clients/references.ts';
import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { readSite } from '#functions/sites/read.ts';
import { today } from '#shared/dates.ts';
import { threadShown, told } from '#shared/domain/thread/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { allQuotes } from './quotes.ts';
import { all, rowsOf } from './rows.ts';

/** The rows of each kind that refer to one of the jobs. */
const ofJobs = <Rows extends Record<string, readonly { jobId?: number | undefined }[]>>(
  papers: Rows,
  jobs: ReadonlySet<number>,
): Rows => {
  const isTheirs = ({ jobId }: { jobId?: number | undefined }): boolean =>
    jobId !== undefined && jobs.has(jobId);
  const kinds = Object.entries(papers).map(([kind, rows]) => [kind, rows.filter(isTheirs)]);
  return Object.fromEntries(kinds) as Rows;
};

/** The documents of a property: those of its jobs, and its certificates. Throws 404 if the firm has no such property. */
export const threadOfSite = async (firmId: FirmId, siteId: number) => {
  const { clientId } = await readSite(firmId, siteId);
  const owner = { firmId, clientId };
  const [clients, { jobs, ...papers }] = await Promise.all([
    clientNames(firmId, [clientId]),
    rowsOf({
      jobs: jobEntity.query
        .byClient(owner)
        .where((job, { eq }) => eq(job.siteId, siteId))
        .go(all),
      quotes: allQuotes(owner),
      drafts: draftEntity.query.byClient(owner).go(all),
      invoices: invoiceEntity.query.byClient(owner).go(all),
    }),
  ]);
  const ids = new Set(jobs.map(({ id }) => id));
  const now = Date.now();
  const { statements: _, ...shown } = threadShown(
    clients.get(clientId) ?? { id: clientId, name: '' },
    {
      jobs,
      ...ofJobs(papers, ids),
      statements: [],
    },
    { now, today: today(now) },
  );
  return {
    ...shown,
    // What stands above a property's jobs.
    certificates: told(await certificatesAt(firmId, siteId, ids)),
  };
};
