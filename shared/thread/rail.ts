import { shownStatus } from '../invoices/status.ts';
import type { Mark, MarkKind } from './mark.ts';
import { invoiceMark, paidMark } from './money-marks.ts';
import { quoteMark } from './quotes.ts';
import type { Thread } from './thread.ts';
import { jobMark } from './work-marks.ts';

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
