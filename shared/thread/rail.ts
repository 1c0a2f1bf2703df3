import { daysOf } from '../calendar/days.ts';
import { readDate, readDays } from '../calendar/when.ts';
import { daysOverdue, figureOf, shownStatus } from '../invoices/status.ts';
import { readRepeat } from '../jobs/repeat.ts';
import { formatPounds } from '../money.ts';
import { counted } from '../words.ts';
import { dayOf, type Mark, type MarkKind, notYet, said } from './mark.ts';
import { quoteMark } from './quotes.ts';
import type { Thread, ThreadInvoice, ThreadJob } from './thread.ts';

const jobWord = (job: ThreadJob, today: string): string => {
  if (job.status === 'in_progress') return 'On site';
  if (job.status === 'cancelled') return 'Cancelled';
  if (job.status === 'completed') return job.completedAt ? dayOf(job.completedAt, today) : 'Done';
  const days = daysOf(job);
  return days ? readDays(days, today) : 'No date yet';
};

const jobNotes = (job: ThreadJob, today: string): string[] => {
  const { startedAt, completedAt, repeat, nextJobId } = job;
  const again = repeat && (nextJobId ? 'The next one is made' : readRepeat(repeat));
  const notes = said(
    startedAt && `Started ${dayOf(startedAt, today)}`,
    completedAt && `Done ${dayOf(completedAt, today)}`,
  );
  return [...(notes.length > 0 ? notes : [jobWord(job, today)]), ...said(again)];
};

/** The job's mark, or that of the job to come. `today` is a calendar date in Europe/London. */
const jobMark = (job: ThreadJob | null, today: string): Mark =>
  job
    ? {
        kind: 'job',
        name: 'Job',
        word: jobWord(job, today),
        to: `/jobs?id=${job.id}`,
        notes: jobNotes(job, today),
      }
    : { kind: 'job', name: 'Job', word: notYet };

const owedWord = ({ dueDate, sentAt, balance, paid }: ThreadInvoice, today: string): string => {
  const late = daysOverdue(dueDate, today);
  if (late > 0) return `${counted(late, 'day')} late`;
  if (!sentAt) return 'Not sent';
  return paid > 0 ? `${formatPounds(balance)} left` : `Due ${readDate(dueDate, today)}`;
};

/** The invoice's mark, or that of the invoice to come. `today` is a calendar date in Europe/London. */
const invoiceMark = (thread: Thread, today: string): Mark => {
  const { invoice, draft, job } = thread;
  const mark = { kind: 'invoice', name: 'Invoice' } as const;
  if (!invoice) {
    if (draft) return { ...mark, word: 'Draft', to: `/invoices?draft=${draft.id}` };
    return { ...mark, word: notYet, notes: [job?.status === 'completed' ? notYet : 'After Complete'] };
  }
  const { id, voidedAt, sentAt, createdAt } = invoice;
  const sum = figureOf(invoice, today);
  const isOwed = !voidedAt && shownStatus(invoice, today) !== 'paid';
  const made = `Created ${dayOf(createdAt, today)}`;
  const sent = sentAt ? `Sent ${dayOf(sentAt, today)}` : made;
  const word = voidedAt ? 'Void' : isOwed ? owedWord(invoice, today) : formatPounds(sum);
  const isLate = isOwed && daysOverdue(invoice.dueDate, today) > 0;
  const notes = [...new Set(said(sent, (isOwed || voidedAt !== null) && word))];
  return { ...mark, word, isLate, to: `/invoices?id=${id}`, sum, notes };
};

/** The payment's mark. */
const paidMark = ({ invoice }: Thread, today: string): Mark => {
  const mark = { kind: 'paid', name: 'Paid' } as const;
  if (!invoice || invoice.voidedAt) return { ...mark, word: notYet };
  const to = `/invoices?id=${invoice.id}`;
  const { paid, paidAt, credited } = invoice;
  if (shownStatus(invoice, today) !== 'paid') return { ...mark, to, word: formatPounds(paid) };
  if (!paidAt && credited > 0) return { ...mark, to, word: 'Credited' };
  return { ...mark, to, word: paidAt ? dayOf(paidAt, today) : formatPounds(paid), sum: paid };
};

/** A thread's marks, and the index of the current one. */
export interface Rail {
  marks: Mark[];
  at: number;
  /** True if everything is done and paid. */
  isDone: boolean;
}

const standsAt = (thread: Thread, today: string): MarkKind => {
  const { quote, job, invoice, hasMoreToBill } = thread;
  const isAgreed = quote?.status === 'accepted';
  if (job && job.status !== 'completed') return 'job';
  if (!job && quote && !invoice) return isAgreed ? 'job' : 'quote';
  const isPaid = invoice && !invoice.voidedAt && shownStatus(invoice, today) === 'paid';
  return isPaid && !hasMoreToBill ? 'paid' : 'invoice';
};

/** The progress rail of a thread, from the first record that exists. `today` is a calendar date in Europe/London. */
export const railOf = (thread: Thread, today: string): Rail => {
  const { quote, job } = thread;
  const at = standsAt(thread, today);
  const marks = [
    ...(quote ? [quoteMark(quote, today)] : []),
    ...(quote || job ? [jobMark(job, today)] : []),
    invoiceMark(thread, today),
    paidMark(thread, today),
  ];
  return { marks, at: marks.findIndex(({ kind }) => kind === at), isDone: at === 'paid' };
};
