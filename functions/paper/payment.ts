import { formatDate } from '#shared/dates.ts';
import { money, sortCode } from '../invoices/figures.ts';
import { type Cell, drawCells } from './cells.ts';
import type { InvoiceDocument } from './document.ts';
import { printable } from './printable.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './style.ts';
import { linesOf, oneLine } from './wording.ts';

const bankCells = ({ seller: { bank }, number }: InvoiceDocument): Cell[] => {
  const account = oneLine(bank?.accountNumber);
  if (!account) return [];
  const cells = [
    { label: 'Bank', value: oneLine(bank?.name), share: 1.3 },
    { label: 'Account name', value: oneLine(bank?.accountName), share: 1.3 },
    { label: 'Sort code', value: oneLine(sortCode(bank?.sortCode)), share: 0.8 },
    { label: 'Account number', value: account, share: 1 },
    { label: 'Payment reference', value: oneLine(number), share: 1.4 },
  ];
  return cells.filter(({ value }) => value !== '');
};

const contact = ({ phone, email }: InvoiceDocument['seller']): string => {
  const ways = [
    phone ? `call ${oneLine(phone).replaceAll(' ', '\u00a0')}` : '',
    email ? `write to ${oneLine(email)}` : '',
  ].filter(Boolean);
  return ways.length > 0 ? ` To arrange payment, ${ways.join(' or ')}.` : '';
};

/** What of the amount is settled already, in a sentence; empty where nothing is. */
const paidPart = ({ amountPence, balancePence }: InvoiceDocument): string =>
  balancePence < amountPence ? `${money(amountPence - balancePence)} of it is settled.` : '';

const request = (invoice: InvoiceDocument, hasAccount: boolean): string => {
  const { balancePence, due, status, number, seller } = invoice;
  const overdue = status === 'overdue';
  const part = paidPart(invoice);
  const when = `${part && `${part} `}${overdue ? `Payment was due on ${formatDate(due)}. ` : ''}`;
  const sum = `${money(balancePence)}${overdue ? '' : ` by ${formatDate(due)}`}`;
  if (hasAccount) return `${when}Please pay ${sum} into this account.`;
  return `${when}Please pay ${sum}, quoting invoice ${oneLine(number)}.${contact(seller)}`;
};

/** How and by when to pay, or thanks for having paid. */
export const drawPayment = (sheet: Sheet, invoice: InvoiceDocument): void => {
  const part = sheet.part('Sect');
  const paid = invoice.status === 'paid';
  const cells = paid ? [] : bankCells(invoice);
  const thanks = `Paid${invoice.paidOn ? ` on ${formatDate(invoice.paidOn)}` : ''}. Thank you.`;
  sheet.need(cells.length > 0 ? 110 : 48);
  sheet.write(part, 'H2', paid ? 'Payment' : 'How to pay', styles.heading);
  sheet.y += 2;
  sheet.write(part, 'P', paid ? thanks : request(invoice, cells.length > 0), styles.body);
  if (cells.length > 0) {
    sheet.y += 7;
    drawCells(sheet, part, cells);
  }
  sheet.y += 22;
};

export const drawNotes = (sheet: Sheet, { notes }: InvoiceDocument): void => {
  if (linesOf(notes).length === 0) return;
  const part = sheet.part('Sect');
  sheet.need(48);
  sheet.write(part, 'H2', 'Notes', styles.heading);
  sheet.y += 2;
  sheet.write(part, 'P', printable(notes ?? ''), styles.body);
};
