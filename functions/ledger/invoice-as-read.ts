import type { StoredInvoice } from './invoice-entity.ts';

interface Operators<Instant, Count> {
  eq: ((attribute: Instant, value: string) => string) & ((attribute: Count, value: number) => string);
  notExists: (attribute: Count) => string;
}

/**
 * A condition: the invoice and its payments are unchanged since it was read. Every write of an invoice uses it, because payments
 * don't change `updatedAt`.
 */
export const asRead =
  ({ updatedAt, settledCount }: Pick<StoredInvoice, 'updatedAt' | 'settledCount'>) =>
  <Instant, Count>(
    invoice: { updatedAt: Instant; settledCount: Count },
    { eq, notExists }: Operators<Instant, Count>,
  ): string => {
    const { settledCount: count } = invoice;
    const isSettledAs = settledCount === undefined ? notExists(count) : eq(count, settledCount);
    return `${eq(invoice.updatedAt, updatedAt)} AND ${isSettledAs}`;
  };
