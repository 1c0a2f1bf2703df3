import { daysBetween, londonDate } from '../../../dates.ts';
import { isOpenJob } from '../../../jobs/status.ts';
import { nextStep } from '../../../thread/next-step.ts';
import { threadIn } from '../../../thread/thread.ts';
import { shownDraftRow, shownInvoice } from '../../invoices/shown.ts';
import { jobShown } from '../../jobs/views.ts';
import { shownQuoteRow } from '../../quotes/shown.ts';
import type { RecordOf } from '../../reader.ts';
import { clientOf, type Looking, type Need, plain } from './need.ts';

/** A job completed more days ago than this was settled elsewhere. */
const doneDays = 90;

const isRecent = ({ completedAt, updatedAt }: RecordOf<'job'>, today: string): boolean =>
  daysBetween(londonDate(completedAt ?? updatedAt), today) <= doneDays;

const mayNeed = (job: RecordOf<'job'>, today: string): boolean =>
  isOpenJob(job.status)
    ? !(job.scheduledDate ?? job.startDate)
    : job.status === 'completed' && job.amount !== 0 && isRecent(job, today);

const threadOf = ({ db, ...context }: Looking, job: RecordOf<'job'>) => {
  const names = { client: null, job: null };
  return threadIn(
    {
      jobs: [jobShown(db, job)],
      quotes: db.by('quote', 'jobId', job.id).map((quote) => shownQuoteRow(quote, names)),
      drafts: db.by('draft', 'jobId', job.id).map((draft) => shownDraftRow(draft, names)),
      invoices: db.by('invoice', 'jobId', job.id).map((invoice) => shownInvoice(invoice, names, context)),
    },
    { jobId: job.id },
  );
};

/** Jobs whose next step is the user's, other than a visit that is already in the calendar. */
export const ofJobs = (looking: Looking): Need[] => {
  const { db, today } = looking;
  const reasons = { schedule_job: 'to_schedule', create_invoice: 'to_invoice' } as const;
  return db.all('job').flatMap((job): Need[] => {
    if (!mayNeed(job, today)) return [];
    const thread = threadOf(looking, job);
    const step = nextStep(thread, today);
    if (!step || step === 'wait' || !(step.act in reasons)) return [];
    const agreed = thread.quote?.status === 'accepted' ? thread.quote : null;
    return [
      {
        ...plain,
        reason: reasons[step.act as keyof typeof reasons],
        of: 'job',
        id: job.id,
        name: job.title,
        client: clientOf(db, job),
        amount: agreed?.total ?? job.amount,
      },
    ];
  });
};
