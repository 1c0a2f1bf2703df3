import { addDays, londonDate } from '../../dates.ts';
import { toPence } from '../../money.ts';
import { isAnswerable } from '../../quotes/status.ts';
import type { RecordOf } from '../reader.ts';
import { type Ahead, aheadDays } from './registration.ts';

/** How many of the newest quotes count: a trader with more open quotes is clearly near the limit already. */
export const mostQuotes = 500;

type Quote = Pick<
  RecordOf<'quote'>,
  'id' | 'number' | 'title' | 'total' | 'status' | 'validUntil' | 'answeredAt'
>;

/** What quotes may bring, as of a day; the newest quotes first. */
export const quotesAhead = (newest: readonly Quote[], day: string): Ahead => {
  const quotes = newest.slice(0, mostQuotes);
  const since = addDays(day, -aheadDays);
  const accepted = quotes.filter(
    ({ status, answeredAt }) => status === 'accepted' && answeredAt && londonDate(answeredAt) > since,
  );
  return {
    open: quotes
      .filter((quote) => isAnswerable(quote, day))
      .map(({ id, number, title, total }) => ({ id, number, title, total })),
    acceptedPence: accepted.reduce((sum, { total }) => sum + toPence(total), 0),
  };
};
