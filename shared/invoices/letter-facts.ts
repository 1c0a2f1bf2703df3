import { formatDate } from '../dates.ts';
import type { LetterFacts } from '../letter.ts';
import { formatPounds } from '../money.ts';
import { paymentReference } from '../payments/reference.ts';
import { sortCode } from '../settings/sort-code.ts';

type Maybe = string | null | undefined;

interface Bank {
  bankName?: Maybe;
  accountName?: Maybe;
  sortCode?: Maybe;
  accountNumber?: Maybe;
}

/** What the rows are made of. Money is pounds, days are `YYYY-MM-DD`. */
export interface InvoiceInRows {
  invoiceNumber: string;
  amount: number;
  balance: number;
  issued: string;
  dueDate: string;
}

const rows = (pairs: [label: string, value: Maybe][]): LetterFacts['rows'] =>
  pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));

const sum = ({ invoiceNumber, amount, balance, issued, dueDate }: InvoiceInRows): LetterFacts => ({
  heading: `Invoice ${invoiceNumber}`.trim(),
  rows: rows([
    ['Total', formatPounds(amount)],
    ['Still to pay', balance < amount ? formatPounds(balance) : null],
    ['Issued', formatDate(issued)],
    ['Due', balance > 0 ? formatDate(dueDate) : null],
  ]),
});

const payment = ({ invoiceNumber }: InvoiceInRows, bank: Bank): LetterFacts => ({
  heading: 'How to pay',
  rows: rows([
    ['Account name', bank.accountName],
    ['Bank', bank.bankName],
    ['Sort code', sortCode(bank.sortCode)],
    ['Account number', bank.accountNumber],
    ['Reference', paymentReference(invoiceNumber)],
  ]),
});

/** What a letter about an invoice says of it in rows: the sum, the day, and where to pay what is left. */
export const invoiceFacts = (invoice: InvoiceInRows, bank: Bank): LetterFacts[] =>
  invoice.balance > 0 && bank.accountNumber ? [sum(invoice), payment(invoice, bank)] : [sum(invoice)];
