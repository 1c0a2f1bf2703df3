import { note } from '#functions/figures/activity.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { happened } from '#functions/lib/metrics.ts';
import type { Write } from '#functions/lib/transact.ts';

/** What Recent Activity tells of an invoice that a payment moved. */
export const noteOf = (before: StoredInvoice, after: StoredInvoice): Write[] => {
  const { firmId, id, invoiceNumber } = after;
  const isPaidNow = after.status === 'paid' && before.status !== 'paid';
  const kind = isPaidNow ? 'invoice_paid' : 'payment_received';
  if (isPaidNow) happened('InvoicePaid');
  return note(firmId, { kind, label: invoiceNumber, subject: 'invoices', subjectId: id });
};
