import { readInvoice } from '#functions/invoices/joined.ts';
import { answering } from '#functions/lib/provider.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { checkPages } from '#functions/payments/online/pages.ts';
import { openPage } from '#functions/payments/online/pay.ts';
import type { GuestPayInput } from '#shared/guest/paying.ts';
import { notFound, Refusal } from '#shared/kernel/refusal.ts';
import { documentNow, withDocumentNow } from './document.ts';
import type { Guest } from './opened.ts';

/** The invoice that a link's holder can pay: its own, or the deposit invoice of its quote. */
const invoiceIdOf = ({ opened }: Guest): number => {
  if (opened.kind === 'invoice') return opened.invoice.id;
  if (opened.kind === 'quote' && opened.answer?.invoiceId) return opened.answer.invoiceId;
  // On a statement each invoice is paid through its own link.
  throw notFound();
};

/**
 * The address where the customer can pay now. Throws 409 with the current document if nothing is due or it can't be paid online,
 * 400 naming `amount` for an invalid part payment, and 502 if Stripe doesn't answer.
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

/** Checks whether a payment has arrived, and returns the document as it is then. Throws 502 if Stripe doesn't answer. */
export const paymentOfGuest = async (guest: Guest, session: string | undefined) => {
  await answering(() => checkPages(guest.link.firmId, invoiceIdOf(guest), session));
  return documentNow(guest.link);
};

/** The receipt: the invoice with its payments. */
export const receiptOfGuest = async (firm: StoredFirm, guest: Guest) => {
  const { opened } = guest;
  const invoice =
    opened.kind === 'invoice' ? opened.invoice : await readInvoice(firm.firmId, invoiceIdOf(guest));
  return (await import('#functions/invoices/pdf.ts')).receiptOf(firm, invoice);
};
