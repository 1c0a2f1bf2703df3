import { countOnClient } from '#functions/clients/references.ts';
import { count, countAccepted } from '#functions/dashboard/record.ts';
import { refigure, type Share } from '#functions/jobs/figures.ts';
import { countOnJob } from '#functions/jobs/references.ts';
import type { Write } from '#functions/lib/transact.ts';
import { londonDate } from '#shared/dates.ts';
import { toPence } from '#shared/money.ts';
import type { StoredQuote } from './read.ts';

/** What of a quote the counters depend on. */
export type Counted = Pick<StoredQuote, 'clientId' | 'jobId' | 'status' | 'total' | 'answeredAt'>;

/** What a quote adds to the figures of its job: once it is accepted, what was agreed. */
export const shareOf = ({ jobId, status, total }: Counted): Share => ({
  jobId,
  ...(status === 'accepted' && { agreedPence: toPence(total) }),
});

/** What a quote adds to its user's counters; money in pence. */
export const tallyOf = (quote: Counted | undefined) => {
  const is = (status: StoredQuote['status']): number => Number(quote?.status === status);
  const pence = toPence(quote?.total ?? 0);
  return {
    quotesOpen: is('sent'),
    quotesOpenPence: is('sent') * pence,
    quotesAccepted: is('accepted'),
    quotesAcceptedPence: is('accepted') * pence,
    quotesDeclined: is('declined'),
  };
};
type Tally = ReturnType<typeof tallyOf>;

export const counterNames = Object.keys(tallyOf(undefined)) as (keyof Tally)[];

/** What moves the counters from one to the other. */
export const differenceOf = (before: Tally, after: Tally): Partial<Tally> =>
  Object.fromEntries(counterNames.map((name) => [name, after[name] - before[name]]));

/** The month (`YYYY-MM`, London) in which a quote was accepted, while it stays so. */
export const acceptedMonth = ({ status, answeredAt }: Counted): string | undefined =>
  status === 'accepted' && answeredAt ? londonDate(answeredAt).slice(0, 7) : undefined;

const recountMonth = (userId: string, quote: Counted | undefined, sign: 1 | -1): Write[] => {
  const month = quote && acceptedMonth(quote);
  return month ? countAccepted(userId, month, sign, sign * toPence(quote.total)) : [];
};

/** Moves what was accepted in a month. */
export const recountMonths = (
  userId: string,
  before: Counted | undefined,
  after: Counted | undefined,
): Write[] => {
  const same = before && after && acceptedMonth(before) === acceptedMonth(after);
  // A quote stays as it was accepted until it is cancelled.
  return same ? [] : [...recountMonth(userId, before, -1), ...recountMonth(userId, after, 1)];
};

/** Moves the user's own counters and the figures of jobs by what became of a quote (`undefined`: not there). */
export const recount = (userId: string, before: Counted | undefined, after: Counted | undefined): Write[] => [
  ...count(userId, differenceOf(tallyOf(before), tallyOf(after))),
  ...recountMonths(userId, before, after),
  ...refigure(userId, before && shareOf(before), after && shareOf(after)),
];

const countOnJobOf = (userId: string, { clientId, jobId }: Counted, quoteCount: 1 | -1): Write[] =>
  jobId ? [countOnJob(userId, jobId, clientId, { quoteCount })] : [];

const countLinks = (userId: string, quote: Counted, quoteCount: 1 | -1): Write[] => [
  countOnClient(userId, quote.clientId, { quoteCount }),
  ...countOnJobOf(userId, quote, quoteCount),
];

/** Moves what its client and job count of quotes: only what differs, as a transaction may touch an item once. */
export const relink = (userId: string, before: Counted | undefined, after: Counted | undefined): Write[] => {
  if (!before || !after || before.clientId !== after.clientId)
    return [
      ...(before ? countLinks(userId, before, -1) : []),
      ...(after ? countLinks(userId, after, 1) : []),
    ];
  if ((before.jobId ?? 0) === (after.jobId ?? 0)) return [];
  return [...countOnJobOf(userId, before, -1), ...countOnJobOf(userId, after, 1)];
};
