export const quoteStatuses = ['draft', 'sent', 'accepted', 'declined', 'withdrawn', 'cancelled'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

export const shownQuoteStatuses = [...quoteStatuses, 'expired'] as const;
export type ShownQuoteStatus = (typeof shownQuoteStatuses)[number];

/**
 * A quote's status on a day: one without an answer after its last day is `expired`, which is never stored. `today` is a calendar
 * date in Europe/London.
 */
export const shownQuoteStatus = (
  quote: { status: QuoteStatus; validUntil: string },
  today: string,
): ShownQuoteStatus => (quote.status === 'sent' && quote.validUntil < today ? 'expired' : quote.status);

/** True while the customer can accept or decline. */
export const isAnswerable = (quote: { status: QuoteStatus; validUntil: string }, today: string): boolean =>
  shownQuoteStatus(quote, today) === 'sent';

/** Default validity of a new quote, in days. */
export const defaultValidDays = 30;

/** Days after sending on which an unanswered quote is followed up, if the user has turned that on. */
export const followUpDays = [3, 7] as const;
