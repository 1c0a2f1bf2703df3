import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';

/** Writes this many copies of an invoice directly into the table, because the test is about reading them. */
export const likeIt = async (like: Pick<StoredInvoice, 'firmId' | 'id'>, count: number): Promise<void> => {
  const { data } = await invoiceEntity.get({ firmId: like.firmId, id: like.id }).go({ consistent: true });
  if (!data) throw new Error('There is no such invoice');
  const { dueShard, dueKey, ...invoice } = data;
  const rows = Array.from({ length: count }, (_, at) => ({
    ...invoice,
    id: invoice.id + at + 1,
    invoiceNumber: `K-${at + 2}`,
  }));
  await invoiceEntity.put(rows).go();
};
