import { jobFiguresEntity } from '#functions/figures/job-entity.ts';
import { draftAt, draftIn, type StoredDraft } from '#functions/invoices/drafts/read.ts';
import { jobEntity, type StoredJob } from '#functions/jobs/entity.ts';
import { jobAt } from '#functions/jobs/references.ts';
import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { WholeQuote } from '#functions/quotes/read.ts';
import { toPence } from '#shared/money.ts';

/** What an accepted quote led to, and is undone when it is cancelled. */
export interface Consequences {
  job: StoredJob | undefined;
  /** True if its job ends with it: not if another quote was accepted for the same job. */
  endsJob: boolean;
  /** The total agreed for its job when this was read, in pence. */
  agreedPence: number | undefined;
  /** Its deposit and final invoices, if issued. */
  invoices: StoredInvoice[];
  /**
   * Its final invoice as a draft: for the whole price, while the customer owes at most the work they asked to start early (CCR reg
   * 36).
   */
  draft: StoredDraft | undefined;
}

/** Reads the consequences of a quote in one round trip. */
export const consequencesOf = async (quote: WholeQuote): Promise<Consequences> => {
  const { firmId, answer, invoiceDraftId, finalInvoiceId, total } = quote;
  const { jobId, invoiceId: depositId } = answer ?? {};
  const at = (id: number | undefined) => (id ? [keyOf(invoiceEntity, { firmId, id })] : []);
  const [deposits, finals] = [at(depositId), at(finalInvoiceId)];
  const drafts = invoiceDraftId ? [draftAt(firmId, invoiceDraftId)] : [];
  const jobs = jobId ? [jobAt(firmId, jobId), keyOf(jobFiguresEntity, { firmId, jobId })] : [];
  const items = await batchGet([...jobs, ...drafts, ...deposits, ...finals]);
  const [Job, Figures] = jobs.length > 0 ? items.splice(0, jobs.length) : [];
  const [Draft] = items.splice(0, drafts.length);
  const job = rowIn(jobEntity, Job);
  const agreedPence = rowIn(jobFiguresEntity, Figures)?.agreedPence;
  return {
    job,
    endsJob: job !== undefined && job.status !== 'cancelled' && (agreedPence ?? 0) <= toPence(total),
    agreedPence,
    draft: draftIn(Draft),
    invoices: items.flatMap((item) => rowIn(invoiceEntity, item) ?? []),
  };
};
