import { certificatesAt } from '#functions/certificates/of-site.ts';
import { clientNames } from '#functions/clients/references.ts';
import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { readSite } from '#functions/sites/read.ts';
import { today } from '#shared/dates.ts';
import { threadShown, told } from '#shared/domain/thread/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const all = { order: 'desc', pages: 'all' } as const;

/** The rows that refer to one of the jobs. */
const ofJobs = <Row extends { jobId?: number | undefined }>(rows: Row[], jobs: ReadonlySet<number>): Row[] =>
  rows.filter(({ jobId }) => jobId !== undefined && jobs.has(jobId));

/** The documents of a property: those of its jobs, and its certificates. Throws 404 if the firm has no such property. */
export const threadOfSite = async (firmId: FirmId, siteId: number) => {
  const { clientId } = await readSite(firmId, siteId);
  const owner = { firmId, clientId };
  const [clients, { data: jobs }, { data: quotes }, { data: drafts }, { data: invoices }] = await Promise.all(
    [
      clientNames(firmId, [clientId]),
      jobEntity.query
        .byClient(owner)
        .where((job, { eq }) => eq(job.siteId, siteId))
        .go(all),
      quoteEntity.query.byClient(owner).go(all),
      draftEntity.query.byClient(owner).go(all),
      invoiceEntity.query.byClient(owner).go(all),
    ],
  );
  const ids = new Set(jobs.map(({ id }) => id));
  const now = Date.now();
  const { statements: _, ...shown } = threadShown(
    clients.get(clientId) ?? { id: clientId, name: '' },
    {
      jobs,
      quotes: ofJobs(quotes, ids),
      drafts: ofJobs(drafts, ids),
      invoices: ofJobs(invoices, ids),
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
