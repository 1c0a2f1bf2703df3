import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { isPayable } from '#shared/domain/payments/payable.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { readInvoice } from './joined.ts';

/** Ends every page on which an invoice can still be paid. Throws 502 without the provider. */
export type ClosePages = (firmId: FirmId, invoiceId: number) => Promise<void>;

/** The invoice, with no page open any more on which somebody could pay it. Throws 404, and 502 without the provider. */
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
