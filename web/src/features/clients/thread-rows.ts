import { readDate, readWhen } from '#shared/calendar/when.ts';
import { londonDate } from '#shared/dates.ts';
import { figureOf, shownState } from '#shared/invoices/status.ts';
import type { ClientThread } from '#shared/thread/shapes.ts';
import type { PillTone } from '../../components/pill.tsx';
import { jobLooks } from '../../data/job-looks.ts';
import { shownNumber } from '../../data/shown-number.ts';
import { quoteRows } from './quotes/rows.ts';
import { statementTexts } from './statement/texts.ts';
import { texts } from './texts.ts';
import type { ThreadRow } from './thread-row.ts';

const jobRows = ({ jobs }: ClientThread, today: string): ThreadRow[] =>
  jobs.map((job) => {
    const { name: state, tone } = jobLooks[job.status];
    const note = readWhen(job, today).join(', ');
    const to = `/jobs?id=${job.id}`;
    const { id, createdAt: at, title, amount: pounds } = job;
    return { kind: 'job', key: `job${id}`, at, to, title, note, pounds, state, tone };
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
