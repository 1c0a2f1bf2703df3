import { toPence, toPounds } from '#shared/money.ts';
import type { QuoteRow } from '#shared/quotes/shown.ts';
import { type ShownQuoteStatus, shownQuoteStatus } from '#shared/quotes/status.ts';
import type { Group } from '../../components/row-group.tsx';
import { texts } from './texts.ts';

/** By who must act next: the customer, the trader, or nobody. */
const groups = ['waiting', 'drafts', 'expired', 'accepted', 'closed'] as const;

const places: Record<ShownQuoteStatus, (typeof groups)[number]> = {
  sent: 'waiting',
  draft: 'drafts',
  expired: 'expired',
  accepted: 'accepted',
  declined: 'closed',
  withdrawn: 'closed',
  cancelled: 'closed',
};

/** Groups quotes by what they wait for, each group with its total in pounds. `today` is a calendar date. */
export const grouped = (quotes: readonly QuoteRow[], today: string): Group<QuoteRow>[] => {
  const rows: Record<(typeof groups)[number], QuoteRow[]> = {
    waiting: [],
    drafts: [],
    expired: [],
    accepted: [],
    closed: [],
  };
  for (const quote of quotes) rows[places[shownQuoteStatus(quote, today)]].push(quote);
  return groups.map((name) => ({
    name: texts.groups[name],
    rows: rows[name],
    sum: toPounds(rows[name].reduce((pence, { total }) => pence + toPence(total), 0)),
    folded: name === 'closed',
  }));
};
