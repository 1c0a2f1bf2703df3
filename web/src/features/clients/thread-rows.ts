import { readDate, readWhen } from '#shared/calendar/when.ts';
import { londonDate } from '#shared/dates.ts';
import { figureOf, shownState } from '#shared/invoices/status.ts';
import { shownQuoteStatus } from '#shared/quotes/status.ts';
import type { ClientThread } from '#shared/thread/shapes.ts';
import type { PillTone } from '../../components/pill.tsx';
import { jobLooks } from '../../data/job-looks.ts';
import { shownNumber } from '../../data/shown-number.ts';
import { statementTexts } from './statement/texts.ts';
import { texts } from './texts.ts';

export interface ThreadRow {
  kind: 'job' | 'quote' | 'invoice' | 'paid' | 'statement';
  key: string;
  /** ISO 8601 UTC; the list is sorted by it. */
  at: string;
  to: string;
  title: string;
  note: string;
  pounds: number | null;
  state: string;
  tone: PillTone;
}

const jobRows = ({ jobs }: ClientThread, today: string): ThreadRow[] =>
  jobs.map((job) => {
    const { name: state, tone } = jobLooks[job.status];
    const note = readWhen(job, today).join(', ');
    const to = `/jobs?id=${job.id}`;
    const { id, createdAt: at, title, amount: pounds } = job;
    return { kind: 'job', key: `job${id}`, at, to, title, note, pounds, state, tone };
  });

const quoteTones: Partial<Record<string, PillTone>> = {
  accepted: 'success',
  declined: 'danger',
  expired: 'warning',
  sent: 'info',
};

const quoteRows = ({ quotes }: ClientThread, today: string): ThreadRow[] =>
  quotes.map((quote) => {
    const status = shownQuoteStatus(quote, today);
    const { id, createdAt: at, title, number: note, total: pounds } = quote;
    const look = { state: texts.quoteStates[status], tone: quoteTones[status] ?? 'neutral' };
    return { kind: 'quote', key: `quote${id}`, at, to: `/quotes?id=${id}`, title, note, pounds, ...look };
  });

const invoiceTones: Partial<Record<string, PillTone>> = { paid: 'success', overdue: 'danger' };

const invoiceRows = ({ invoices }: ClientThread, today: string): ThreadRow[] =>
  invoices.map((invoice) => {
    const { id, createdAt: at, dueDate } = invoice;
    const title = shownNumber(invoice);
    const pounds = figureOf(invoice, today);
    const status = shownState(invoice, today);
    const look = { state: texts.invoiceStatuses[status], tone: invoiceTones[status] ?? 'neutral' };
    const note = texts.due(readDate(dueDate, today));
    return {
      kind: 'invoice',
      key: `invoice${id}`,
      at,
      to: `/invoices?id=${id}`,
      title,
      note,
      pounds,
      ...look,
    };
  });

const paidRows = ({ invoices }: ClientThread, today: string): ThreadRow[] =>
  invoices.flatMap(({ id, paid, paidAt: at, invoiceNumber }): ThreadRow[] => {
    if (!at || paid === 0) return [];
    const to = `/invoices?id=${id}`;
    const note = `${invoiceNumber} · ${readDate(londonDate(at), today)}`;
    const title = texts.payment;
    const look = { state: '', tone: 'success' } as const;
    return [{ kind: 'paid', key: `paid${id}`, at, to, title, note, pounds: paid, ...look }];
  });

/** Each links to the email, to send it again. */
const statementRows = ({ statements }: ClientThread, clientId: number, today: string): ThreadRow[] =>
  statements.map(({ id, at, to, trouble }) => ({
    ...{ kind: 'statement', key: `statement${id}`, at, to: `/clients?id=${clientId}&statement=1` },
    ...{ title: statementTexts.sent, note: `${to} · ${readDate(londonDate(at), today)}`, pounds: null },
    ...{ state: trouble ? statementTexts.troubles[trouble] : '', tone: 'danger' },
  }));

/** A client's history, newest first. */
export const rowsOf = (thread: ClientThread, clientId: number, today: string): ThreadRow[] =>
  [
    ...jobRows(thread, today),
    ...quoteRows(thread, today),
    ...invoiceRows(thread, today),
    ...paidRows(thread, today),
    ...statementRows(thread, clientId, today),
  ].sort((a, b) => b.at.localeCompare(a.at));
