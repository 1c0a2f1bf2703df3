import { isPayable } from '#shared/domain/payments/payable.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { StoredInvoice } from './entity.ts';
import { readInvoice } from './joined.ts';

/** The invoice, with no page open any more on which somebody could pay it. Throws 404, and 502 without the provider. */
export const readClosed = async (firmId: FirmId, id: number): Promise<StoredInvoice> => {
  const invoice = await readInvoice(firmId, id);
  if (!isPayable(invoice, Date.now())) return invoice;
  const { closePages } = await import('#functions/payments/online/pages.ts');
  await closePages(firmId, id);
  return readInvoice(firmId, id);
};
