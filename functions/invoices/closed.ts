import { isPayable } from '#shared/domain/payments/payable.ts';
import type { StoredInvoice } from './entity.ts';
import { readInvoice } from './joined.ts';

/** The invoice, with no page open any more on which somebody could pay it. Throws 404, and 502 without the provider. */
export const readClosed = async (userId: string, id: number): Promise<StoredInvoice> => {
  const invoice = await readInvoice(userId, id);
  if (!isPayable(invoice, Date.now())) return invoice;
  const { closePages } = await import('#functions/payments/online/pages.ts');
  await closePages(userId, id);
  return readInvoice(userId, id);
};
