import { nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { marked } from '#functions/payments/marking.ts';
import { dueKeys } from '#functions/reminders/due-index.ts';
import type { InvoiceTax } from '#shared/domain/tax/sales.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type InvoiceInput, invoiceDefaults } from '#shared/invoices/input.ts';
import type { StoredInvoice } from './entity.ts';

/** What an invoice keeps of its lines; `vat` is pounds. */
export interface OfLines {
  hasLines?: boolean;
  vat?: number | null;
  tax?: InvoiceTax | null;
}

/** A new invoice as it is kept, and the payments that come with one that is paid already. */
export const newInvoice = (firmId: FirmId, id: number, input: InvoiceInput & OfLines) => {
  const at = nextInstant();
  const { invoiceNumber, clientId, amount, dueDate } = input;
  const kept = { firmId, id, createdAt: at, updatedAt: at };
  const fields = { ...invoiceDefaults, ...withoutNulls(input), invoiceNumber, clientId, amount, dueDate };
  const edited = { ...fields, ...kept };
  const ledger = marked({ current: undefined, edited, asked: fields.status, payments: [], at });
  const settled = { ...edited, ...withoutNulls(ledger.changes) };
  const invoice: StoredInvoice = { ...settled, ...withoutNulls(dueKeys(settled)) };
  return { invoice, ledger };
};
