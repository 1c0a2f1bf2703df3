import { readInvoice } from '#functions/invoices/joined.ts';
import { answering } from '#functions/lib/provider.ts';
import { checkPages } from './pages.ts';

/** Asks for what is undecided of an invoice's payments, for its owner. Throws 404, and 502 without the provider. */
export const checkInvoice = (userId: string, invoiceId: number): Promise<{ asked: number }> =>
  answering(async () => {
    await readInvoice(userId, invoiceId);
    return { asked: await checkPages(userId, invoiceId) };
  });
