import type { StoredQuote } from './read.ts';

interface Operators<Text, Count> {
  eq: ((attribute: Text, value: string) => string) & ((attribute: Count, value: number) => string);
  notExists: (attribute: Count) => string;
}

/**
 * A condition: the quote says what it said when it was read, and stands where it stood. Sending does not move `updatedAt`, so
 * that a form stays open.
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
