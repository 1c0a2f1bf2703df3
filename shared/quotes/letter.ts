import * as z from 'zod/mini';
import { formatDate } from '../dates.ts';
import { basedOn } from '../fields.ts';
import { type LetterFacts, letterFields } from '../letter.ts';
import { formatPounds } from '../money.ts';

/** The email sent with a quote; the link follows its message. */
export const quoteLetter = z.strictObject({ ...letterFields, ...basedOn });
export type QuoteLetter = z.output<typeof quoteLetter>;

/** A quote's details used in its email. `total` is pounds. */
export interface QuoteToSend {
  number: string;
  title: string;
  total: number;
  validUntil: string;
  clientName: string;
  businessName: string;
}

/** The default subject and message of a quote's email. */
export const quoteWords = (quote: QuoteToSend): { subject: string; message: string } => {
  const { number, title, total, validUntil, clientName, businessName } = quote;
  return {
    subject: `Quote ${number} from ${businessName}: ${title}`.slice(0, 200),
    message: [
      `Dear ${clientName},`,
      `Here is our quote for ${title}: ${formatPounds(total)}, valid until ${formatDate(validUntil)}.`,
      'View and accept it online with the link below. It is also attached as a PDF.',
      `Kind regards,\n${businessName}`,
    ].join('\n\n'),
  };
};

/** The default subject and message of a follow-up. */
export const followUpWords = (quote: QuoteToSend): { subject: string; message: string } => {
  const { number, title, validUntil, clientName, businessName } = quote;
  return {
    subject: `Your quote ${number} from ${businessName}: ${title}`.slice(0, 200),
    message: [
      `Dear ${clientName},`,
      `Have you had a chance to look at our quote for ${title}? It is valid until ${formatDate(validUntil)}.`,
      'You can accept or decline it online with the link below. If you have any questions, just reply to this email.',
      `Kind regards,\n${businessName}`,
    ].join('\n\n'),
  };
};

interface QuoteInRows {
  number: string;
  total: number;
  validUntil: string;
  /** The deposit due on acceptance, in pounds; 0 if none. */
  deposit: number;
  /** The property's address, in one line. */
  workAt?: string | null | undefined;
}

/** The rows of a quote's email. Money is pounds. */
export const quoteFacts = ({ number, total, validUntil, deposit, workAt }: QuoteInRows): LetterFacts[] => [
  {
    heading: `Quote ${number}`,
    rows: [
      ...(workAt ? [{ label: 'Work at', value: workAt }] : []),
      { label: 'Total', value: formatPounds(total) },
      { label: 'Valid until', value: formatDate(validUntil) },
      ...(deposit ? [{ label: 'Deposit when you accept', value: formatPounds(deposit) }] : []),
    ],
  },
];
