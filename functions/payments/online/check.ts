import { readInvoice } from '#functions/invoices/joined.ts';
import { answering } from '#functions/lib/provider.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { checkPages } from './pages.ts';

/** Asks Stripe about an invoice's undecided payments, for its owner. Throws 404, and 502 if Stripe doesn't answer. */
export const checkInvoice = (firmId: FirmId, invoiceId: number): Promise<{ asked: number }> =>
  answering(async () => {
    await readInvoice(firmId, invoiceId);
    return { asked: await checkPages(firmId, invoiceId) };
  });
