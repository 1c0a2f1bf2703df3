import * as z from 'zod/mini';
import { formatDate } from '../dates.ts';
import { idParams } from '../fields.ts';
import { letterFields } from '../letter.ts';
import { formatPounds } from '../money.ts';

export const sendInput = z.strictObject(letterFields);
export type SendInput = z.output<typeof sendInput>;

/** Completed in the contract, which knows the reply's schema. */
export const sendShape = {
  summary: 'Email an invoice with its PDF',
  params: idParams,
  body: sendInput,
} as const;

/** Completed in the contract, which knows the reply's schema. */
export const handedOverShape = {
  summary: 'Mark an invoice as sent by text, link or on paper',
  params: idParams,
} as const;

/** An invoice's details used in its email. Money is pounds; the number is empty if there is none yet. */
export interface InvoiceToSend {
  invoiceNumber: string;
  amount: number;
  balance: number;
  dueDate: string;
  clientName: string;
  businessName: string;
}

const dueWords = ({ balance, dueDate }: InvoiceToSend, day: string): string => {
  if (balance <= 0) return '. There is nothing left to pay.';
  if (dueDate === day) return ', due today.';
  return dueDate < day ? `, which was due on ${formatDate(dueDate)}.` : `, due on ${formatDate(dueDate)}.`;
};

const leftWords = ({ amount, balance }: InvoiceToSend): string =>
  balance > 0 && balance < amount ? ` ${formatPounds(balance)} is still to pay.` : '';

const named = (word: string, number: string): string => (number ? `${word} ${number}` : word);

/** The default subject and message for an invoice sent on a day (`YYYY-MM-DD`). */
export const invoiceLetter = (invoice: InvoiceToSend, day: string): { subject: string; message: string } => {
  const { invoiceNumber, amount, clientName, businessName } = invoice;
  const what = `${named('invoice', invoiceNumber)} for ${formatPounds(amount)}`;
  return {
    subject: `${named('Invoice', invoiceNumber)} from ${businessName}`.slice(0, 200),
    message: [
      `Dear ${clientName},`,
      `Here is ${invoiceNumber ? '' : 'your '}${what}${dueWords(invoice, day)}${leftWords(invoice)} The PDF is attached.`,
      'Thank you for your business.',
      `Kind regards,\n${businessName}`,
    ].join('\n\n'),
  };
};
