import { londonDate } from '../dates.ts';
import { shownStatus } from '../invoices/status.ts';
import { isTooEarly } from '../jobs/early-start.ts';
import { isOpenJob } from '../jobs/status.ts';
import { quoteStep } from './quotes.ts';
import type { NextStep } from './step.ts';
import type { Thread, ThreadInvoice, ThreadJob, ThreadQuote } from './thread.ts';

/**
 * If work must not start yet: wait for its day if that is after the cancellation period, otherwise the customer has to ask for an
 * early start.
 */
const tooEarlyStep = (day: string, { cancelUntil }: ThreadJob, quote: ThreadQuote | null): NextStep =>
  quote && day <= (cancelUntil ?? '') ? { act: 'ask_early', id: quote.id } : null;

const openJobStep = (job: ThreadJob, quote: ThreadQuote | null, today: string): NextStep => {
  const { id, status } = job;
  if (status === 'in_progress') return { act: 'complete_job', id };
  const agreed = quote?.status === 'accepted' ? quote : null;
  const day = job.scheduledDate ?? job.startDate;
  if (agreed && !day) return { act: 'schedule_job', id };
  if (isTooEarly(job, today)) return tooEarlyStep(day ?? today, job, agreed);
  return { act: 'start_job', id };
};

/** The next step of an invoice alone. `today` is a calendar date in Europe/London. */
export const invoiceStep = (invoice: ThreadInvoice, today: string): NextStep => {
  const { id, sentAt, lastRemindedAt, voidedAt, disputed } = invoice;
  const status = shownStatus(invoice, today);
  if (voidedAt || status === 'paid') return null;
  if (!sentAt && !lastRemindedAt) return { act: 'send_invoice', id };
  const isReminded = lastRemindedAt !== null && londonDate(lastRemindedAt) === today;
  // No reminders for a disputed invoice.
  const isToRemind = status === 'overdue' && !isReminded && !disputed;
  return { act: isToRemind ? 'remind_invoice' : 'mark_paid', id };
};

const billingStep = ({ job, quote, draft, invoice, hasMoreToBill }: Thread, today: string): NextStep => {
  const isOwed = invoice !== null && !invoice.voidedAt && shownStatus(invoice, today) !== 'paid';
  const isDone = job ? job.status === 'completed' : quote?.status === 'accepted';
  const isBilled = invoice !== null && !invoice.voidedAt && !hasMoreToBill;
  if (draft) return { act: 'open_draft', id: draft.id };
  if (job && isDone && !isBilled) return { act: 'create_invoice', id: job.id };
  return isOwed ? invoiceStep(invoice, today) : null;
};

/** The next step of the record that the thread is shown on, which comes before the job's. */
const ownStep = ({ of, quote, invoice, job }: Thread, today: string): NextStep => {
  if (quote && (of === 'quote' || !job)) return quoteStep(quote, today);
  return of === 'invoice' && invoice ? invoiceStep(invoice, today) : null;
};

/**
 * The single next step of a piece of work; null if nothing is left to do, or nothing can be done yet. `today` is a calendar date
 * in Europe/London.
 */
export const nextStep = (thread: Thread, today: string): NextStep => {
  const { quote, job } = thread;
  const own = ownStep(thread, today);
  if (own) return own;
  if (job && isOpenJob(job.status)) return openJobStep(job, quote, today);
  return billingStep(thread, today);
};
