import type { StoredAnswer } from '#functions/quotes/answer/entity.ts';
import type { StoredQuote } from '#functions/quotes/read.ts';
import type { SentQuote } from '#functions/quotes/versions/document.ts';

/** A quote as a link opens it: the version last sent, and the answer if there is one. */
export interface OpenedQuote {
  kind: 'quote';
  quote: StoredQuote;
  sent: SentQuote;
  sha256: string;
  answer: StoredAnswer | undefined;
}
