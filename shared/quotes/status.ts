export const quoteStatuses = ['draft', 'sent', 'accepted', 'declined', 'withdrawn', 'cancelled'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

export const shownQuoteStatuses = [...quoteStatuses, 'expired'] as const;
export type ShownQuoteStatus = (typeof shownQuoteStatuses)[number];

/**
 * The state a quote shows on a day: one that waits for an answer after its last day reads expired, which is stored nowhere.
 * `today` is a calendar date in Europe/London.
 */
export const shownQuoteStatus = (
  quote: { status: QuoteStatus; validUntil: string },
  today: string,
): ShownQuoteStatus => (quote.status === 'sent' && quote.validUntil < today ? 'expired' : quote.status);

/** True while the customer may still say yes or no. */
export const isAnswerable = (quote: { status: QuoteStatus; validUntil: string }, today: string): boolean =>
  shownQuoteStatus(quote, today) === 'sent';

/** Days that a new quote holds from the day it is made. */
export const defaultValidDays = 30;

/** Days after a quote was sent on which the customer is asked again, where the user wants that and there is no answer. */
export const followUpDays = [3, 7] as const;
