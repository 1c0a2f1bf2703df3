import { readDate } from '../calendar/when.ts';
import { daysOverdue, figureOf, shownStatus } from '../invoices/status.ts';
import { formatPounds } from '../money.ts';
import { counted } from '../words.ts';
import { dayOf, type Mark, notYet, said } from './mark.ts';
import type { Thread, ThreadInvoice } from './thread.ts';

const owedWord = ({ dueDate, sentAt, balance, paid }: ThreadInvoice, today: string): string => {
  const late = daysOverdue(dueDate, today);
  if (late > 0) return `${counted(late, 'day')} late`;
  if (!sentAt) return 'Not sent';
  return paid > 0 ? `${formatPounds(balance)} left` : `Due ${readDate(dueDate, today)}`;
};

/** The invoice's mark, or that of the invoice to come. `today` is a calendar date in Europe/London. */
export const invoiceMark = (thread: Thread, today: string): Mark => {
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
export const paidMark = ({ invoice }: Thread, today: string): Mark => {
  const mark = { kind: 'paid', name: 'Paid' } as const;
  if (!invoice || invoice.voidedAt) return { ...mark, word: notYet };
  const to = `/invoices?id=${invoice.id}`;
  const { paid, paidAt, credited } = invoice;
  if (shownStatus(invoice, today) !== 'paid') return { ...mark, to, word: formatPounds(paid) };
  if (!paidAt && credited > 0) return { ...mark, to, word: 'Credited' };
  return { ...mark, to, word: paidAt ? dayOf(paidAt, today) : formatPounds(paid), sum: paid };
};
