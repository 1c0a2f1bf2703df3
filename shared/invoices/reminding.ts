import * as z from 'zod/mini';
import { daysBetween, formatDate } from '../dates.ts';
import { email, idParams, optional } from '../fields.ts';
import { letterFields } from '../letter.ts';
import { remindStages } from '../letters/stages.ts';
import { formatPounds } from '../money.ts';

/** The reminder's address and text. Default: the client's address and the app's text. */
export const remindInput = z.strictObject({
  ...letterFields,
  to: optional(email),
  stage: z.optional(z.enum(remindStages)),
});
export type RemindInput = z.output<typeof remindInput>;

/** Completed in the contract, which knows the reply's schema. */
export const remindShape = {
  summary: 'Email the client a reminder with the invoice attached, at most once a day',
  params: idParams,
  body: remindInput,
} as const;

/** An invoice's details used in a reminder. Money is pounds. */
export interface InvoiceOwed {
  invoiceNumber: string;
  amount: number;
  balance: number;
  dueDate: string;
  /** The number of reminders sent before this one. */
  reminderCount: number;
  clientName: string;
  businessName: string;
  /** Whom to ask. */
  phone?: string | null | undefined;
  /** The firm's own text after the amount owed, in place of the app's. */
  words?: string | null | undefined;
}

/** The due date relative to a day: `5 days overdue`, `due today`, `due on 15 Nov 2026`. */
const dueAsOf = (due: string, day: string): string => {
  const late = daysBetween(due, day);
  if (late < 0) return `due on ${formatDate(due)}`;
  if (late === 0) return 'due today';
  return late === 1 ? '1 day overdue' : `${late} days overdue`;
};

/** `£240.00`, or `£140.00 of £240.00` if part was paid. */
const owed = ({ amount, balance }: InvoiceOwed): string =>
  balance === amount ? formatPounds(amount) : `${formatPounds(balance)} of ${formatPounds(amount)}`;

const ordinals = ['A friendly', 'A second', 'A third'];

const opening = (invoice: InvoiceOwed, day: string): string => {
  const { invoiceNumber, dueDate, reminderCount } = invoice;
  const what = `${ordinals[reminderCount] ?? 'A further'} reminder that invoice ${invoiceNumber} for ${owed(invoice)}`;
  const standing = dueAsOf(dueDate, day);
  return dueDate >= day
    ? `${what} is ${standing}.`
    : `${what} was due on ${formatDate(dueDate)} and is now ${standing}.`;
};

/** The default subject and message of a reminder on a day (`YYYY-MM-DD`). */
export const reminderLetter = (invoice: InvoiceOwed, day: string): { subject: string; message: string } => {
  const { invoiceNumber, dueDate, clientName, businessName, phone, words } = invoice;
  const ask = phone ? `reply to this email or call ${phone}` : 'reply to this email';
  return {
    subject: `Reminder: invoice ${invoiceNumber} for ${owed(invoice)} is ${dueAsOf(dueDate, day)}`,
    message: [
      `Dear ${clientName},`,
      opening(invoice, day),
      'The invoice is attached as a PDF.',
      words ||
        `If you have already paid, thank you. Please ignore this email. If you have any questions, or cannot pay now, please ${ask}.`,
      `Kind regards,\n${businessName}`,
    ].join('\n\n'),
  };
};
