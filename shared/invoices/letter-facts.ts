import { formatDate } from '../dates.ts';
import type { LetterFacts } from '../letter.ts';
import { formatPounds } from '../money.ts';
import { paymentReference } from '../payments/reference.ts';
import { sortCode } from '../settings/sort-code.ts';
import type { Claim } from './claims.ts';

type Maybe = string | null | undefined;

interface Bank {
  bankName?: Maybe;
  accountName?: Maybe;
  sortCode?: Maybe;
  accountNumber?: Maybe;
}

/** The data of the rows. Money is pounds, days are `YYYY-MM-DD`. */
export interface InvoiceInRows {
  invoiceNumber: string;
  amount: number;
  balance: number;
  issued: string;
  dueDate: string;
  /** The property's address, in one line. */
  workAt?: Maybe;
}

const rows = (pairs: [label: string, value: Maybe][]): LetterFacts['rows'] =>
  pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []));

const sum = ({ invoiceNumber, amount, balance, issued, dueDate, workAt }: InvoiceInRows): LetterFacts => ({
  heading: `Invoice ${invoiceNumber}`.trim(),
  rows: rows([
    ['Work at', workAt],
    ['Total', formatPounds(amount)],
    ['Still to pay', balance < amount ? formatPounds(balance) : null],
    ['Issued', formatDate(issued)],
    ['Due', balance > 0 ? formatDate(dueDate) : null],
  ]),
});

const payment = (number: string, bank: Bank): LetterFacts => ({
  heading: 'How to pay',
  rows: rows([
    ['Account name', bank.accountName],
    ['Bank', bank.bankName],
    ['Sort code', sortCode(bank.sortCode)],
    ['Account number', bank.accountNumber],
    ['Reference', paymentReference(number)],
  ]),
});

const where = (number: string, bank: Bank): LetterFacts[] =>
  bank.accountNumber ? [payment(number, bank)] : [];

/** The rows of an email about an invoice: amount, due date, and where to pay what is left. */
export const invoiceFacts = (invoice: InvoiceInRows, bank: Bank): LetterFacts[] => [
  sum(invoice),
  ...(invoice.balance > 0 ? where(invoice.invoiceNumber, bank) : []),
];

type Claimed = Pick<
  Claim,
  'kind' | 'number' | 'invoiceNumber' | 'balance' | 'interest' | 'compensation' | 'paidBefore' | 'total'
>;

/** The rows of an email with a claim: its own amount, what it is for, and the reference on the document. */
export const claimFacts = (claim: Claimed, bank: Bank): LetterFacts[] => {
  const { kind, number, invoiceNumber, balance, interest, compensation, paidBefore, total } = claim;
  const isLetter = kind === 'letter_before_claim';
  const some = (pounds: number) => (pounds > 0 ? formatPounds(pounds) : null);
  const parts = rows([
    ['To pay', formatPounds(total)],
    isLetter ? [`Invoice ${invoiceNumber}`, some(balance)] : ['Invoice', invoiceNumber],
    ['Interest', some(interest)],
    ['Compensation', some(compensation)],
    ['Already paid', some(paidBefore)],
  ]);
  const heading = isLetter ? `Letter before claim ${number}` : `Claim ${number}`;
  return [{ heading, rows: parts }, ...where(isLetter ? invoiceNumber : number, bank)];
};
