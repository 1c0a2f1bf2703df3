export interface KnownQuotes {
  quotes: number;
  /** The token of the quote's link. */
  quoteLink: string;
}

export const nobodysQuotes: KnownQuotes = { quotes: 1, quoteLink: 'b'.repeat(43) };
