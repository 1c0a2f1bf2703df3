import { daysBetween, londonDate } from '../dates.ts';
import { quoteStates } from '../quotes/state-names.ts';
import { shownQuoteStatus } from '../quotes/status.ts';
import { dayOf, type Mark, said } from './mark.ts';
import type { NextStep } from './step.ts';
import type { Papers, ThreadQuote } from './thread.ts';
import type { Told } from './told.ts';

/** The number of days after which a sent quote is followed up. */
const daysBeforeAsking = 3;

const afterSending = (quote: ThreadQuote, today: string): NextStep => {
  const days = quote.sentAt ? daysBetween(londonDate(quote.sentAt), today) : 0;
  return days < daysBeforeAsking ? 'wait' : { act: 'remind_quote', id: quote.id };
};

/** The next step of a quote alone; null once it is answered or ended. `today` is a calendar date in Europe/London. */
export const quoteStep = (quote: ThreadQuote, today: string): NextStep => {
  const { id } = quote;
  const status = shownQuoteStatus(quote, today);
  if (status === 'draft') return { act: 'send_quote', id };
  if (status === 'expired') return { act: 'renew_quote', id };
  return status === 'sent' ? afterSending(quote, today) : null;
};

/** The quote's mark. `today` is a calendar date in Europe/London. */
export const quoteMark = (quote: ThreadQuote, today: string): Mark => {
  const word = quoteStates[shownQuoteStatus(quote, today)];
  const { sentAt, answeredAt } = quote;
  const notes = said(
    sentAt && `Sent ${dayOf(sentAt, today)}`,
    answeredAt && `${word} ${dayOf(answeredAt, today)}`,
  );
  const to = `/quotes?id=${quote.id}`;
  return { kind: 'quote', name: 'Quote', word, to, sum: quote.total, ...(notes.length > 0 && { notes }) };
};

/** The known events of quotes. */
export const quotesHappened = ({ quotes = [] }: Papers): Told =>
  quotes.flatMap(({ number, sentAt, sentBy, openedAt, answeredAt, status }): Told => {
    const answer = status === 'declined' ? 'declined' : 'accepted';
    return [
      [sentAt, `Quote ${number} sent`, sentBy],
      [openedAt, `Quote ${number} link opened`],
      [answeredAt, `Quote ${number} ${answer}`],
    ];
  });
