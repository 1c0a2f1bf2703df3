import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '#shared/invoices/contract.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { threadRoutes } from '#shared/thread/routes.ts';
import { type Of, type Papers, type Thread, type ThreadQuote, threadIn } from '#shared/thread/thread.ts';
import { read } from '../api/read.ts';

/** Every document of a client and what they owe; fetched whenever it is opened, because every change to a document changes it. */
export const clientThreadQuery = (id: number) => ({
  ...read(threadRoutes.ofClient, { params: { id } }),
  staleTime: 0,
});

const jobThreadQuery = (clientId: number, jobId: number) => ({
  ...read(threadRoutes.ofClient, { params: { id: clientId }, query: { jobId: String(jobId) } }),
  staleTime: 0,
});

/** The open record, which may be newer than the thread fetched around it. */
export type Opened = { job: Job } | { quote: ThreadQuote & { clientId: number } } | { invoice: Invoice };

const inPlace = <Row extends { id: number }>(rows: readonly Row[], row: Row): Row[] =>
  rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [row, ...rows];

const withOpened = (papers: Papers, opened: Opened): Papers => {
  if ('job' in opened) return { ...papers, jobs: inPlace(papers.jobs, opened.job) };
  if ('quote' in opened) return { ...papers, quotes: inPlace(papers.quotes ?? [], opened.quote) };
  return { ...papers, invoices: inPlace(papers.invoices, opened.invoice) };
};

const whatOf = (opened: Opened): { of: Of; clientId: number; jobId: number | null } => {
  if ('job' in opened) {
    const { id, clientId } = opened.job;
    return { of: { jobId: id }, clientId, jobId: id };
  }
  if ('quote' in opened) return { ...opened.quote, of: { quoteId: opened.quote.id } };
  return { ...opened.invoice, of: { invoiceId: opened.invoice.id } };
};

const alone: Papers = { jobs: [], drafts: [], invoices: [] };

/** The thread as far as the open record alone tells it, while its documents load. */
export const threadAlone = (opened: Opened): Thread => threadIn(withOpened(alone, opened), whatOf(opened).of);

/**
 * The documents around an open record and its thread, in one call besides the record's own. `papers` and `thread` are undefined
 * until loaded; a record without a job has no others and fetches nothing.
 */
export const useThread = (opened: Opened) => {
  const { of, clientId, jobId } = whatOf(opened);
  const query = useQuery({ ...jobThreadQuery(clientId, jobId ?? 0), enabled: jobId !== null });
  const read = jobId === null ? alone : query.data;
  const papers = read && withOpened(read, opened);
  return { papers, thread: papers && threadIn(papers, of), failed: query.isError };
};
