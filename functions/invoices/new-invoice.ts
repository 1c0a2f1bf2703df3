import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { makePayment, putPayment } from '#functions/ledger/new-payment.ts';
import type { StoredPayment } from '#functions/ledger/payment-entity.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { dueKeys } from '#functions/lib/due-index.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { today } from '#shared/dates.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import { newInvoice, type OfLines } from '#shared/domain/invoices/new-invoice.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { InvoiceInput } from '#shared/invoices/input.ts';

/** A new invoice as it is stored, and its payments if it is created as paid. */
export const makeInvoice = (firmId: FirmId, id: number, input: InvoiceInput & OfLines) => {
  const at = nextInstant();
  const paid = { invoiceId: id, method: 'marked' as const, paidOn: today() };
  const { vatCode: _, ...fields } = input;
  const kept = { firmId, id, ...madeNow(at) };
  const made = newInvoice(fields, kept, (amount): StoredPayment => makePayment(firmId, { ...paid, amount }));
  const invoice: StoredInvoice = { ...made.invoice, ...withoutNulls(dueKeys(made.invoice)) };
  const { payments, put } = made.ledger;
  return { invoice, ledger: { payments, writes: put.map(putPayment) } };
};
