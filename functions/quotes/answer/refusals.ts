import { today } from '#shared/dates.ts';
import { conflict, Refusal } from '#shared/kernel/refusal.ts';
import type { StoredQuote } from '../read.ts';
import type { GivenAnswer } from './given.ts';

const linkReplaced = () => new Refusal('link_ended', 'This link has been replaced. Ask for a new one.');

const changedSince = () => {
  const message = 'This quote has changed. Please look at it again.';
  return conflict(message, [{ path: 'version', message }]);
};

const notWaiting = ({ status }: StoredQuote) =>
  conflict(status === 'draft' ? 'Send the quote first' : `This quote was ${status}`);

/**
 * Throws 409 for a quote that isn't waiting for an answer, or that differs from what is being answered; 410 for a link that has
 * ended.
 */
export const refuseUnanswerable = (
  quote: StoredQuote,
  sha256: string | undefined,
  { shown }: GivenAnswer,
): void => {
  if (quote.status !== 'sent') throw notWaiting(quote);
  if (!shown) return;
  if ((quote.linkEpoch ?? 0) !== shown.epoch) throw linkReplaced();
  if (quote.version !== shown.version || sha256 !== shown.hash) throw changedSince();
  // After that day, only the trader can still record an answer.
  if (quote.validUntil < today()) throw conflict('This quote has expired. Ask for a new one.');
};
