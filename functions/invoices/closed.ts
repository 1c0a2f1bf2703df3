import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { isPayable } from '#shared/domain/payments/payable.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { readInvoice } from './joined.ts';

/** Closes every payment page of an invoice. Throws 502 if the payment provider doesn't answer. */
export type ClosePages = (firmId: FirmId, invoiceId: number) => Promise<void>;

/**
 * Closes the invoice's payment pages, so that nobody can pay it any more, and reads it. Throws 404, and 502 if the payment
 * provider doesn't answer.
 */
export const readClosed = async (
  firmId: FirmId,
  id: number,
  closePages: ClosePages,
): Promise<StoredInvoice> => {
  const invoice = await readInvoice(firmId, id);
  if (!isPayable(invoice, Date.now())) return invoice;
  await closePages(firmId, id);
  return readInvoice(firmId, id);
};
