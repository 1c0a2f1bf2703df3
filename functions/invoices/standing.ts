import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { InvoiceDocument } from '#functions/paper/document.ts';
import { londonDate } from '#shared/dates.ts';
import { balancePence } from '#shared/domain/payments/ledger.ts';
import { shownStatus } from '#shared/invoices/status.ts';
import { toPence } from '#shared/money.ts';

const statusOn = (invoice: StoredInvoice, day: string): InvoiceDocument['status'] => {
  const { voidedAt, credited = 0, amount } = invoice;
  if (voidedAt) return 'void';
  return credited > 0 && credited >= amount ? 'credited' : shownStatus(invoice, day);
};

/** The status of an invoice on a day, as documents and emails state it. */
export const standing = (invoice: StoredInvoice, day: string) => {
  const { credited = 0, paidAt } = invoice;
  return {
    status: statusOn(invoice, day),
    due: invoice.dueDate,
    paidOn: paidAt && londonDate(paidAt),
    balancePence: balancePence(invoice),
    creditedPence: toPence(credited),
  };
};
