import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { readInvoice } from '../joined.ts';

/** An invoice that may be sent. Throws 404, 409 for a void one. */
export const readSendable = async (firmId: FirmId, id: number): Promise<StoredInvoice> => {
  const invoice = await readInvoice(firmId, id);
  if (invoice.voidedAt) throw conflict('This invoice is void');
  return invoice;
};
