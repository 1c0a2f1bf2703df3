import { jobEntity, type StoredJob } from '#functions/jobs/entity.ts';
import { indexKeys } from '#functions/jobs/index-keys.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { IdTaken } from '#functions/lib/ids.ts';
import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import { rightOn } from '#shared/domain/quotes/answering.ts';
import { jobDefaults } from '#shared/jobs/status.ts';
import type { StoredQuote } from '../read.ts';

interface OfJob {
  quote: StoredQuote;
  /** The job that the quote already belongs to. */
  current: StoredJob | undefined;
  id: number;
  title: string;
  /** In pounds. */
  total: number;
  invoiceCount: number;
  cancelUntil: string | null;
  startEarly: boolean;
}

const newJob = (of: OfJob): Write => {
  const { quote, id, title, total, invoiceCount } = of;
  const { firmId, clientId } = quote;
  const at = nextInstant();
  const counts = { quoteCount: 1, ...(invoiceCount > 0 && { invoiceCount }) };
  const kept = { firmId, id, clientId, title, amount: total, ...madeNow(at) };
  const job = { ...jobDefaults, ...kept, ...counts, ...rightOn(of.current, of) };
  return write(jobEntity.create({ ...job, ...withoutNulls(indexKeys(job)) }), () => new IdTaken());
};

const itsJob = (of: OfJob, { firmId, id, updatedAt }: StoredJob): Write => {
  const patch = jobEntity
    .patch({ firmId, id })
    .add({ ...(of.invoiceCount > 0 && { invoiceCount: of.invoiceCount }), revision: 1 })
    .set({ ...withoutNulls(rightOn(of.current, of)), updatedAt: nextInstant(updatedAt) })
    .where((job, { eq }) => eq(job.updatedAt, updatedAt));
  return write(patch, () => new Moved());
};

/** Creates the job of an accepted quote, or continues the one it belongs to. */
export const jobWrite = (of: OfJob): Write => (of.current ? itsJob(of, of.current) : newJob(of));
