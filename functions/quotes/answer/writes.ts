import { note } from '#functions/figures/activity.ts';
import { countFigures } from '#functions/figures/moved.ts';
import { jobEntity, type StoredJob } from '#functions/jobs/entity.ts';
import { indexKeys } from '#functions/jobs/index-keys.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { IdTaken } from '#functions/lib/ids.ts';
import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import { rightOn } from '#shared/domain/quotes/answering.ts';
import { jobDefaults } from '#shared/jobs/status.ts';
import { asRead } from '../as-read.ts';
import { lastDayKeys } from '../follow-up/keys.ts';
import type { StoredQuote } from '../read.ts';
import { quoteAnswerEntity, type StoredAnswer } from './entity.ts';

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

interface Answering {
  before: StoredQuote;
  after: StoredQuote;
  answer: StoredAnswer;
  /** The link's epoch, if it is answered through one. */
  epoch: number | undefined;
  /** True if it created a job. */
  isNewJob: boolean;
  invoice: StoredInvoice | undefined;
}

const patchOf = ({ before, after, answer, epoch }: Answering): Write => {
  const { firmId, id, title, status, answeredAt, updatedAt, jobId, total } = after;
  const keys = lastDayKeys(firmId, id, answer.cancelUntil);
  const patch = quoteEntity
    .patch({ firmId, id })
    .set(withoutNulls({ title, status, answeredAt, updatedAt, jobId, total, ...keys }))
    .where((quote, is) => {
      const same = asRead(before)(quote, is);
      if (epoch === undefined) return same;
      // The link may be revoked at the same moment.
      const { linkEpoch } = quote;
      return `${same} AND ${epoch === 0 ? is.notExists(linkEpoch) : is.eq(linkEpoch, epoch)}`;
    });
  return write(patch, () => new Moved());
};

/** A transaction may touch an item only once, so what the job, the deposit and the quote add to a counter goes into one write. */
const counted = ({ before, after, isNewJob, invoice }: Answering): Write[] => {
  const { firmId, clientId } = after;
  const job = isNewJob ? { ...jobDefaults, clientId } : undefined;
  return countFigures(firmId, [
    { kind: 'quote', before, after },
    { kind: 'invoice', before: undefined, after: invoice },
    { kind: 'job', before: undefined, after: job },
  ]);
};

/** An answer's writes, besides `jobWrite` and those for its deposit. */
export const answerWrites = (answering: Answering): Write[] => {
  const { after, answer } = answering;
  const { firmId, id, number: label } = after;
  const kind = answer.answer === 'accepted' ? 'quote_accepted' : 'quote_declined';
  return [
    patchOf(answering),
    write(quoteAnswerEntity.create(answer), () => new Moved()),
    ...counted(answering),
    ...note(firmId, { kind, label, subject: 'quotes', subjectId: id }),
  ];
};
