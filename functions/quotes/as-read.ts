import type { StoredQuote } from './read.ts';

interface Operators<Text, Count> {
  eq: ((attribute: Text, value: string) => string) & ((attribute: Count, value: number) => string);
  notExists: (attribute: Count) => string;
}

/**
 * A condition: the quote's content and status are unchanged since it was read. Sending doesn't change `updatedAt`, so that an open
 * form stays valid.
 */
export const asRead =
  ({ updatedAt, status, version }: Pick<StoredQuote, 'updatedAt' | 'status' | 'version'>) =>
  <Text, Count>(
    quote: { updatedAt: Text; status: Text; version: Count },
    { eq, notExists }: Operators<Text, Count>,
  ): string =>
    [
      eq(quote.updatedAt, updatedAt),
      eq(quote.status, status),
      version === undefined ? notExists(quote.version) : eq(quote.version, version),
    ].join(' AND ');
