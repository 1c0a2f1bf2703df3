import { daysBetween, formatDate } from '#shared/dates.ts';
import { paymentReference } from '#shared/payments/reference.ts';
import type { InvoiceDocument } from '../paper/document.ts';
import { money, sortCode } from './figures.ts';

export type Reminder = {
  doc: InvoiceDocument;
  tradingName: string;
  clientName: string;
  /** How many reminders of this invoice went out before this one. */
  reminderCount: number;
};

/** What a reminder says, once for both of its parts. */
export type ReminderWords = {
  subject: string;
  greeting: string;
  opening: string;
  heading: string;
  facts: { label: string; value: string }[];
  closing: string[];
  signature: string[];
};

/** When it falls due as seen from a day: `5 days overdue`, `due today`, `due on 15 Nov 2026`. */
const dueAsOf = (due: string, day: string): string => {
  const late = daysBetween(due, day);
  if (late < 0) return `due on ${formatDate(due)}`;
  if (late === 0) return 'due today';
  return late === 1 ? '1 day overdue' : `${late} days overdue`;
};

/** `£240.00`, or `£140.00 of £240.00` once a part was paid. */
const owed = ({
  amountPence,
  balancePence,
}: Pick<InvoiceDocument, 'amountPence' | 'balancePence'>): string =>
  balancePence === amountPence ? money(amountPence) : `${money(balancePence)} of ${money(amountPence)}`;

const ordinals = ['A friendly', 'A second', 'A third'];

const openingOf = ({ doc, reminderCount }: Reminder, day: string): string => {
  const reminder = `${ordinals[reminderCount] ?? 'A further'} reminder`;
  const invoice = `invoice ${doc.number} for ${owed(doc)}`;
  const standing = dueAsOf(doc.due, day);
  if (daysBetween(doc.due, day) <= 0) return `${reminder} that ${invoice} is ${standing}.`;
  return `${reminder} that ${invoice} was due on ${formatDate(doc.due)} and is now ${standing}.`;
};

const factsOf = ({ number, amountPence, balancePence, due, seller: { bank } }: InvoiceDocument) => {
  const facts = [
    ...(balancePence === amountPence
      ? [{ label: 'Amount', value: money(amountPence) }]
      : [{ label: 'Still to pay', value: owed({ amountPence, balancePence }) }]),
    ...(bank?.accountNumber
      ? [
          { label: 'Bank', value: bank.name ?? '' },
          { label: 'Sort code', value: sortCode(bank.sortCode) },
          { label: 'Account number', value: bank.accountNumber },
        ]
      : [{ label: 'Due', value: formatDate(due) }]),
    { label: 'Reference', value: paymentReference(number) },
  ];
  return facts.filter(({ value }) => value !== '');
};

/** The words of a reminder on a day (`YYYY-MM-DD`): what is owed, since when, how to pay, and whom to ask. */
export const reminderWords = (reminder: Reminder, day: string): ReminderWords => {
  const { doc, tradingName, clientName } = reminder;
  const { phone, email, bank } = doc.seller;
  const ask = phone ? `reply to this email or call ${phone}` : 'reply to this email';
  return {
    subject: `Reminder: invoice ${doc.number} for ${owed(doc)} is ${dueAsOf(doc.due, day)}`,
    greeting: `Dear ${clientName},`,
    opening: openingOf(reminder, day),
    heading: bank?.accountNumber ? 'How to pay' : 'What is owed',
    facts: factsOf(doc),
    closing: [
      'The invoice is attached as a PDF.',
      `If you have already paid, thank you; please disregard this message. If anything about the invoice is unclear, or you cannot pay it now, please ${ask}.`,
    ],
    signature: [tradingName, phone ?? '', email ?? ''].filter((line) => line !== ''),
  };
};
