import { mostPapers } from '../../thread/limit.ts';
import type { Names } from '../invoices/shown.ts';
import { shownQuoteRow } from '../quotes/shown.ts';
import type { KeptOf } from '../reader.ts';

/** The quotes in a thread, newest first. */
export interface QuotePapers {
  quotes: readonly Omit<KeptOf<'quote'>, 'working' | 'answer'>[];
}

/** As a thread lists them. */
export const quotesShown = (
  { quotes }: QuotePapers,
  namesOf: (quote: { jobId?: number | null | undefined }) => Names,
) => ({
  quotes: quotes.slice(0, mostPapers).map((quote) => shownQuoteRow(quote, namesOf(quote))),
});
