import type { InvoiceInput } from '../../invoices/input.ts';
import { invoiceDefaults } from '../../invoices/status.ts';
import { withoutNulls } from '../applied.ts';
import { type Marking, marked } from '../payments/marking.ts';
import type { KeptOf } from '../reader.ts';
import type { InvoiceTax } from '../taxed/sales.ts';

/** The fields that an invoice stores about its lines; `vat` in pounds. */
export interface OfLines {
  hasLines?: boolean;
  vat?: number | null;
  tax?: InvoiceTax | null;
}

type Invoice = KeptOf<'invoice'>;
type Payment = KeptOf<'payment'>;

/** A new invoice as first stored, with its payment if it is already paid. */
export const newInvoice = <
  Each extends Payment,
  Own extends Pick<Invoice, 'id' | 'madeBy' | 'createdAt' | 'updatedAt'>,
>(
  input: Omit<InvoiceInput, 'vatCode'> & OfLines,
  kept: Own,
  newMark: Marking<Each>['newMark'],
) => {
  const { invoiceNumber, clientId, amount, dueDate } = input;
  const fields = { ...invoiceDefaults, ...withoutNulls(input), invoiceNumber, clientId, amount, dueDate };
  const edited = { ...fields, ...kept };
  const ledger = marked<Each>({
    ...{ current: undefined, edited, asked: fields.status, payments: [], openings: [] },
    ...{ newMark, at: kept.updatedAt },
  });
  return { invoice: { ...edited, ...withoutNulls(ledger.changes) } satisfies Invoice, ledger };
};
