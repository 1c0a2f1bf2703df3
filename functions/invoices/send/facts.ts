import type { InvoiceDocument } from '#functions/paper/document.ts';
import type { Letter } from '#functions/paper/letter/letter.ts';
import { formatDate } from '#shared/dates.ts';
import { paymentReference } from '#shared/payments/reference.ts';
import { money, sortCode } from '../figures.ts';

type Group = Letter['facts'][number];

const rows = (pairs: [label: string, value: string | null | undefined][]): Group['rows'] =>
  pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));

const sum = ({ number, amountPence, balancePence, due, issued }: InvoiceDocument): Group => ({
  heading: `Invoice ${number}`,
  rows: rows([
    ['Total', money(amountPence)],
    ['Still to pay', balancePence < amountPence ? money(balancePence) : null],
    ['Issued', formatDate(issued)],
    ['Due', balancePence > 0 ? formatDate(due) : null],
  ]),
});

const payment = ({ number, seller: { bank } }: InvoiceDocument): Group => ({
  heading: 'How to pay',
  rows: rows([
    ['Account name', bank?.accountName],
    ['Bank', bank?.name],
    ['Sort code', sortCode(bank?.sortCode)],
    ['Account number', bank?.accountNumber],
    ['Reference', paymentReference(number)],
  ]),
});

/** What a letter with an invoice says of it in rows: the sum, the day, and where to pay what is left. */
export const factsOf = (invoice: InvoiceDocument): Group[] =>
  invoice.balancePence > 0 && invoice.seller.bank?.accountNumber
    ? [sum(invoice), payment(invoice)]
    : [sum(invoice)];
