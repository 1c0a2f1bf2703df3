import type { Invoice } from '../invoices/contract.ts';
import type { DraftRow } from '../invoices/drafts.ts';
import type { Job } from '../jobs/contract.ts';
import { toPence } from '../money.ts';
import type { ClientThread } from './shapes.ts';

/** What a thread needs to know of a quote; what a quote adds to a thread is in quotes.ts. */
export interface ThreadQuote {
  id: number;
  jobId: number | null;
  number: string;
  title: string;
  status: 'draft' | 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'cancelled';
  validUntil: string;
  sentAt: string | null;
  sentBy: string | null;
  openedAt: string | null;
  answeredAt: string | null;
  total: number;
  deposit: object | null;
}
export type ThreadJob = Pick<
  Job,
  | 'id'
  | 'status'
  | 'scheduledDate'
  | 'startDate'
  | 'startedAt'
  | 'completedAt'
  | 'amount'
  | 'repeat'
  | 'nextJobId'
  | 'cancelUntil'
  | 'startEarly'
  | 'urgentRepair'
>;
export type ThreadDraft = Pick<DraftRow, 'id'>;
export type ThreadInvoice = Pick<
  Invoice,
  | 'id'
  | 'invoiceNumber'
  | 'status'
  | 'amount'
  | 'balance'
  | 'credited'
  | 'paid'
  | 'paidAt'
  | 'dueDate'
  | 'sentAt'
  | 'lastRemindedAt'
  | 'disputed'
  | 'voidedAt'
  | 'createdAt'
>;

/** A piece of work from quote to payment; null for records that don't exist, or not yet. */
export interface Thread {
  /** The kind of record it is shown on. */
  of: 'quote' | 'job' | 'invoice';
  quote: ThreadQuote | null;
  job: ThreadJob | null;
  draft: ThreadDraft | null;
  /** The invoice that needs something done; otherwise the newest. */
  invoice: ThreadInvoice | null;
  /** True if more is to be billed: only the deposit of the agreed amount has been. */
  hasMoreToBill: boolean;
}

/** The records to build a thread from, each kind newest first. */
export interface Papers extends Pick<ClientThread, 'jobs' | 'drafts' | 'invoices'> {
  /** Absent where no quotes are kept. */
  quotes?: readonly ThreadQuote[];
}

/** The record whose thread to build. A record without a job belongs to no other record's thread. */
export type Of = { jobId: number } | { quoteId: number } | { invoiceId: number };

const newestOf = (quotes: readonly ThreadQuote[]): ThreadQuote | null =>
  quotes.find(({ status }) => status === 'accepted') ?? quotes[0] ?? null;

const openFirst = (invoices: readonly ThreadInvoice[]): ThreadInvoice | null =>
  invoices.findLast(({ status }) => status !== 'paid') ?? invoices[0] ?? null;

const hasMore = (quote: ThreadQuote | null, invoices: readonly ThreadInvoice[]): boolean => {
  if (quote?.status !== 'accepted' || !quote.deposit) return false;
  const pence = invoices.reduce((sum, { amount, credited }) => sum + toPence(amount) - toPence(credited), 0);
  return pence < toPence(quote.total);
};

const jobOf = (papers: Papers, of: Of): number | null => {
  if ('jobId' in of) return of.jobId;
  if ('quoteId' in of) return papers.quotes?.find(({ id }) => id === of.quoteId)?.jobId ?? null;
  return papers.invoices.find(({ id }) => id === of.invoiceId)?.jobId ?? null;
};

/**
 * The thread of a record: its job's, or the record alone. It always contains the record itself, even if another would be
 * preferred.
 */
export const threadIn = (papers: Papers, of: Of): Thread => {
  const jobId = jobOf(papers, of);
  const isIts = (row: { id: number; jobId: number | null }, own: number | undefined) =>
    row.id === own || (jobId !== null && row.jobId === jobId);
  const quoteId = 'quoteId' in of ? of.quoteId : undefined;
  const invoiceId = 'invoiceId' in of ? of.invoiceId : undefined;
  const { quotes = [] } = papers;
  const billed = papers.invoices.filter((row) => isIts(row, invoiceId) && !row.voidedAt);
  const quote =
    quotes.find(({ id }) => id === quoteId) ?? newestOf(quotes.filter((row) => isIts(row, quoteId)));
  return {
    of: quoteId !== undefined ? 'quote' : invoiceId !== undefined ? 'invoice' : 'job',
    quote,
    job: papers.jobs.find(({ id }) => id === jobId) ?? null,
    draft: papers.drafts.find((row) => isIts(row, undefined)) ?? null,
    invoice: papers.invoices.find(({ id }) => id === invoiceId) ?? openFirst(billed),
    hasMoreToBill: hasMore(quote, billed),
  };
};
