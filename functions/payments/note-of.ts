import { note } from '#functions/figures/activity.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { happened } from '#functions/lib/metrics.ts';
import type { Write } from '#functions/lib/transact.ts';

/** The Recent Activity entry for an invoice that a payment changed. */
export const noteOf = (before: StoredInvoice, after: StoredInvoice): Write[] => {
  const { firmId, id, invoiceNumber } = after;
  const isPaidNow = after.status === 'paid' && before.status !== 'paid';
  const kind = isPaidNow ? 'invoice_paid' : 'payment_received';
  if (isPaidNow) happened('InvoicePaid');
  return note(firmId, { kind, label: invoiceNumber, subject: 'invoices', subjectId: id });
};
