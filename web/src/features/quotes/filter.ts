import type { QuoteRow } from '#shared/quotes/shown.ts';
import { type ShownQuoteStatus, shownQuoteStatus } from '#shared/quotes/status.ts';
import { matching } from '../../search/matching.ts';
import { texts } from './texts.ts';

const groups = {
  all: null,
  draft: ['draft'],
  sent: ['sent', 'expired'],
  accepted: ['accepted'],
  closed: ['declined', 'withdrawn', 'cancelled'],
} as const satisfies Record<string, readonly ShownQuoteStatus[] | null>;

export type QuoteFilter = keyof typeof groups;

const names = Object.keys(groups) as QuoteFilter[];

export const quoteFilters = names.map((value) => ({ value, label: texts.filters[value] }));

/** Parses `?status=`; anything unknown is all. */
export const filterIn = (text: string): QuoteFilter => names.find((name) => name === text) ?? 'all';

/** The quotes with a status of this group that match a search by number, title, client or amount. */
export const filtered = (
  quotes: readonly QuoteRow[],
  search: string,
  filter: QuoteFilter,
  today: string,
): readonly QuoteRow[] => {
  const group: readonly ShownQuoteStatus[] | null = groups[filter];
  return matching('quotes', quotes, search).filter(
    (quote) => !group || group.includes(shownQuoteStatus(quote, today)),
  );
};
