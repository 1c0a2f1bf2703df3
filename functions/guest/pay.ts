import { readInvoice } from '#functions/invoices/joined.ts';
import { answering } from '#functions/lib/provider.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { checkPages } from '#functions/payments/online/pages.ts';
import { openPage } from '#functions/payments/online/pay.ts';
import type { GuestPayInput } from '#shared/guest/paying.ts';
import { notFound, Refusal } from '#shared/kernel/refusal.ts';
import { documentNow, withDocumentNow } from './document.ts';
import type { Guest } from './opened.ts';

/** The invoice that a link lets its holder pay: its own, or the deposit's of the quote that it is for. */
const invoiceIdOf = ({ opened }: Guest): number => {
  if (opened.kind === 'invoice') return opened.invoice.id;
  // A statement says which only by the link of each.
  if (opened.kind !== 'quote' || !opened.answer?.invoiceId) throw notFound();
  return opened.answer.invoiceId;
};

/**
 * Where the customer can pay now. Throws 409 with the document as it is now where there is nothing to pay or no way to, 400
 * naming `amount` for a part that may not be, and 502 without the provider.
 */
export const payByGuest = async (firm: StoredFirm, guest: Guest, { amount, way }: GuestPayInput) => {
  const { firmId } = firm;
  const asked = { firmId, invoiceId: invoiceIdOf(guest), amount, way: way ?? ('any' as const) };
  try {
    return await answering(() => openPage(asked));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    throw await withDocumentNow(error, guest.link);
  }
};

/** Asks whether a payment has come, and shows the document as it is then. Throws 502 without the provider. */
export const paymentOfGuest = async (guest: Guest, session: string | undefined) => {
  await answering(() => checkPages(guest.link.firmId, invoiceIdOf(guest), session));
  return documentNow(guest.link);
};

/** The invoice with its payments. */
export const receiptOfGuest = async (firm: StoredFirm, guest: Guest) => {
  const { opened } = guest;
  const invoice =
    opened.kind === 'invoice' ? opened.invoice : await readInvoice(firm.firmId, invoiceIdOf(guest));
  return (await import('#functions/invoices/pdf.ts')).receiptOf(firm, invoice);
};
