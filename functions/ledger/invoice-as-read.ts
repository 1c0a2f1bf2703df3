import type { StoredInvoice } from './invoice-entity.ts';

interface Operators<Instant, Count> {
  eq: ((attribute: Instant, value: string) => string) & ((attribute: Count, value: number) => string);
  notExists: (attribute: Count) => string;
}

/**
 * A condition: nothing of the invoice has changed since it was read, nor what was paid for it. Every write of an invoice
 * goes by it, because payments do not move `updatedAt`.
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
