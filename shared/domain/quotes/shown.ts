import type { Quote, QuoteRow } from '../../quotes/shown.ts';
import { shownLines } from '../invoices/lines.ts';
import type { Names } from '../invoices/shown.ts';
import type { KeptOf } from '../reader.ts';
import { shownWorking, type Working, workingIn } from './working.ts';

type QuoteRecord = KeptOf<'quote'>;
type Head = Omit<QuoteRecord, 'working' | 'answer'>;

/** A sent version, as far as a reply shows it. */
export interface Sent extends Working {
  title: string;
}

/** A quote with its answer, if any. `sent` is the last sent version, if the quote is unanswered and was changed since. */
export type WholeQuote = QuoteRecord & { sent?: Sent | undefined };

/**
 * A quote with the version last sent, if it was changed since. While unanswered it carries that version in `sent`; once
 * answered it shows that version, without the unsent edit.
 */
export const asSent = <Quote extends QuoteRecord, Version extends Sent>(
  quote: Quote,
  sent: Version,
): Quote & { sent?: Version } =>
  quote.answer ? { ...quote, title: sent.title, working: workingIn(sent) } : { ...quote, sent };

/** A quote as a list shows it. */
export const shownQuoteRow = (quote: Head, { client, job }: Names): QuoteRow => ({
  id: quote.id,
  userId: quote.userId ?? '',
  madeBy: quote.madeBy ?? null,
  createdAt: quote.createdAt,
  updatedAt: quote.updatedAt,
  clientId: quote.clientId,
  jobId: quote.jobId ?? null,
  certificateId: quote.certificateId ?? null,
  number: quote.number,
  title: quote.title,
  status: quote.status,
  version: quote.version ?? 0,
  total: quote.total,
  validUntil: quote.validUntil,
  deposit: quote.deposit ?? null,
  changed: quote.changed ?? false,
  followUps: quote.followUps ?? false,
  sentAt: quote.sentAt ?? null,
  sentBy: quote.sentBy ?? null,
  mailTrouble: quote.mailTrouble ?? null,
  openedAt: quote.openedAt ?? null,
  answeredAt: quote.answeredAt ?? null,
  askedAt: quote.askedAt ?? null,
  client,
  job,
});

const shownAnswer = (answer: NonNullable<QuoteRecord['answer']>): Quote['answer'] => {
  const { startEarly } = answer;
  return {
    answer: answer.answer,
    how: answer.how,
    name: answer.name ?? null,
    reason: answer.reason ?? null,
    note: answer.note ?? null,
    version: answer.version,
    chosen: answer.chosen ?? [],
    total: answer.total,
    at: answer.at,
    startEarly: startEarly
      ? { asks: startEarly.asks, understands: startEarly.understands, at: startEarly.at }
      : null,
    cancelUntil: answer.cancelUntil ?? null,
    invoiceId: answer.invoiceId ?? null,
    cancelledAt: answer.cancelledAt ?? null,
  };
};

/** A single quote. */
export const shownQuote = ({ sent, ...quote }: WholeQuote, names: Names): Quote => {
  const { answer, working, status, changed } = quote;
  return {
    ...shownQuoteRow(quote, names),
    ...shownWorking(working, answer?.chosen),
    answer: answer ? shownAnswer(answer) : null,
    sent: sent && status === 'sent' && changed ? { title: sent.title, ...shownLines(sent) } : null,
    invoiceDraftId: quote.invoiceDraftId ?? null,
    finalInvoiceId: quote.finalInvoiceId ?? null,
  };
};
