import { isAnswerable } from '../../../quotes/status.ts';
import { quoteStep } from '../../../thread/quotes.ts';
import { jobTitled } from '../../jobs/titled.ts';
import { shownQuoteRow } from '../../quotes/shown.ts';
import type { RecordOf } from '../../reader.ts';
import { clientOf, type Looking, type Need, type NeedReason, plain } from './need.ts';

const ofQuote = ({ db }: Looking, quote: RecordOf<'quote'>, reason: NeedReason): Need => ({
  ...plain,
  reason,
  of: 'quote',
  id: quote.id,
  name: quote.title,
  client: clientOf(db, quote),
  amount: quote.total,
});

const quoteNeed = (looking: Looking, quote: RecordOf<'quote'>): NeedReason | null => {
  const { db, today } = looking;
  const { mailTrouble, askedAt, sentAt = '' } = quote;
  const names = { client: null, job: jobTitled(db, quote.jobId) };
  const [letter] = db.by('letter', 'quoteId', quote.id);
  if (isAnswerable(quote, today) && (mailTrouble || letter?.trouble)) return 'bounced';
  if (quote.status === 'sent' && askedAt && askedAt > sentAt) return 'asked';
  const step = quoteStep(shownQuoteRow(quote, names), today);
  return step && step !== 'wait' && step.act === 'send_quote' ? 'to_send' : null;
};

export const ofQuotes = (looking: Looking): Need[] =>
  looking.db.all('quote').flatMap((quote) => {
    const reason = quoteNeed(looking, quote);
    return reason ? [ofQuote(looking, quote, reason)] : [];
  });
