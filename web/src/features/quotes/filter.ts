import type { QuoteRow } from '#shared/quotes/shown.ts';
import { type ShownQuoteStatus, shownQuoteStatus } from '#shared/quotes/status.ts';
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

/** The quotes whose number, title or client's name contains the text and whose state is of the group. */
export const filtered = (
  quotes: readonly QuoteRow[],
  search: string,
  filter: QuoteFilter,
  today: string,
): readonly QuoteRow[] => {
  const text = search.trim().toLowerCase();
  const group: readonly ShownQuoteStatus[] | null = groups[filter];
  return quotes.filter(
    (quote) =>
      (!group || group.includes(shownQuoteStatus(quote, today))) &&
      [quote.number, quote.title, quote.client?.name ?? ''].some((each) => each.toLowerCase().includes(text)),
  );
};
