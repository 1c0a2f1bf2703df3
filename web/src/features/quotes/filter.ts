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

/** What `?status=` asks for; anything unknown is all. */
export const filterIn = (text: string): QuoteFilter => names.find((name) => name === text) ?? 'all';

/** The quotes that a search finds by number, title, client or sum, and whose state is of the group. */
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
