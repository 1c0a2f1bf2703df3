import { addDays, daysBetween, londonDate } from '../../dates.ts';
import { daysLeft, endingTickets, ticketNames } from '../../employees/tickets.ts';
import { isLow } from '../../inventory/stock.ts';
import { isOpenJob } from '../../jobs/status.ts';
import { nextStep } from '../../thread/next-step.ts';
import { threadIn } from '../../thread/thread.ts';
import { clientNamed } from '../clients/views.ts';
import { shownDraftRow, shownInvoice } from '../invoices/shown.ts';
import { jobShown } from '../jobs/views.ts';
import type { Kind } from '../kinds.ts';
import { shownQuoteRow } from '../quotes/shown.ts';
import type { Reader, RecordOf, ViewContext } from '../reader.ts';
import { bouncedCopies, tenantCopies } from './needs/certificates.ts';
import { ofConnections, ofUpdates, ofVat } from './needs/filing.ts';
import { ofDrafts, ofInvoices, paidJustNow } from './needs/invoices.ts';
import {
  clientOf,
  type Finder,
  isOwed,
  type Looking,
  type Need,
  needReasons,
  ofInvoice,
  plain,
} from './needs/need.ts';
import { ofQuotes } from './needs/quotes.ts';

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
const ofJobs = (looking: Looking): Need[] => {
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

/** Each person's first ticket that is about to end, or has ended. */
const ofTickets = ({ db, today }: Looking): Need[] =>
  db.all('employee').flatMap((employee): Need[] => {
    const [first] = endingTickets(employee, today);
    if (!first) return [];
    const name = `${employee.firstName} ${employee.lastName}’s ${ticketNames[first.kind]}`;
    const what = { reason: 'ticket_ends', of: 'employee', id: employee.id, name } as const;
    return [{ ...plain, ...what, days: -daysLeft(first.endsOn, today) }];
  });

const lowStock = ({ db }: Looking): Need[] => {
  const low = db.all('item').filter((item) => item.isActive && isLow(item));
  const [first] = low;
  const what = { of: 'items', to: '/inventory?stock=low' } as const;
  return first ? [{ ...plain, ...what, reason: 'low_stock', id: low.length, name: first.name }] : [];
};

/** How long a bounced statement is shown, in days. */
const statementDays = 30;

/** Invoices and clients whose last letter bounced. Quotes report theirs in their own step. */
const bouncedLetters = (looking: Looking): Need[] => {
  const { db, today } = looking;
  const seen = new Set<string>();
  const letters = db.all('letter').filter(({ quoteId, certificateId }) => !quoteId && !certificateId);
  return letters.flatMap(({ invoiceId, clientId, trouble, at, subject }): Need[] => {
    const key = `${invoiceId} ${clientId}`;
    const isLast = !seen.has(key);
    seen.add(key);
    if (!isLast || !trouble) return [];
    const invoice = invoiceId === null ? undefined : db.get('invoice', invoiceId);
    if (invoice) return isOwed(invoice) ? [ofInvoice(looking, invoice, 'bounced')] : [];
    const client = clientId === null ? null : clientNamed(db, clientId);
    if (!client || londonDate(at) < addDays(today, -statementDays)) return [];
    return [{ ...plain, reason: 'bounced', of: 'client', id: client.id, name: subject, client: client.name }];
  });
};

/** The kinds of record that must be complete before the result can be trusted. */
export const needsYouKinds: readonly Kind[] = [
  ...(['client', 'job', 'assignment', 'employee', 'quote', 'draft', 'invoice', 'payment'] as const),
  ...(['letter', 'item', 'vatPeriod', 'hmrcGrant', 'certificate', 'site'] as const),
];

const finders: readonly Finder[] = [
  bouncedLetters,
  bouncedCopies,
  ofVat,
  ofUpdates,
  ofConnections,
  ofTickets,
  ofQuotes,
  ofJobs,
  ofDrafts,
  ofInvoices,
  paidJustNow,
  tenantCopies,
  lowStock,
];

const order = (one: Need, other: Need): number =>
  needReasons.indexOf(one.reason) - needReasons.indexOf(other.reason) ||
  other.days - one.days ||
  one.id - other.id;

/** Everything that needs the user, the most pressing first, each record once. */
export const needsYou = (db: Reader, context: ViewContext): Need[] => {
  const looking: Looking = { db, now: context.now, today: context.today };
  const needs = finders.flatMap((find) => find(looking)).sort(order);
  return [...new Map(needs.toReversed().map((need) => [`${need.of} ${need.id}`, need])).values()].sort(order);
};
