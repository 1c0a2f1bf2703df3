import { formatDate } from '../dates.ts';
import { formatPounds } from '../money.ts';
import type { Claim } from './claims.ts';
import type { Late } from './late.ts';
import type { InvoiceOwed } from './reminding.ts';

interface Letter {
  subject: string;
  message: string;
}

const letter = (
  { clientName, businessName }: InvoiceOwed,
  subject: string,
  paragraphs: string[],
): Letter => ({
  subject: subject.slice(0, 200),
  message: [`Dear ${clientName},`, ...paragraphs, `Kind regards,\n${businessName}`].join('\n\n'),
});

const asking = ({ phone }: InvoiceOwed): string =>
  `If you dispute any of it, or cannot pay now, please reply to this email${phone ? ` or call ${phone}` : ''}.`;

/** Names what the law gives if it stays unpaid; nothing is claimed yet. */
export const announceLetter = (invoice: InvoiceOwed, late: Late): Letter => {
  const { invoiceNumber, balance, dueDate } = invoice;
  const { rate, perDay, compensation, interest } = late;
  const runs = rate === null ? '' : ` at ${rate}% a year, ${formatPounds(perDay ?? 0)} a day`;
  const sofar = interest === null ? '' : ` By today that is ${formatPounds(interest)}.`;
  return letter(invoice, `Invoice ${invoiceNumber}: interest for late payment`, [
    `Invoice ${invoiceNumber} was due on ${formatDate(dueDate)}, and ${formatPounds(balance)} of it is still to pay. It is attached as a PDF.`,
    `As you are in business, the Late Payment of Commercial Debts (Interest) Act 1998 gives us interest${runs}, since ${formatDate(late.from)}.${sofar} It also gives us ${formatPounds(compensation)} as compensation.`,
    'We have not claimed this. If the invoice stays unpaid we shall, in a document of its own.',
    asking(invoice),
  ]);
};

/** Goes with a claim for late payment. */
export const claimLetter = (invoice: InvoiceOwed, claim: Claim): Letter => {
  const { invoiceNumber, balance, dueDate } = invoice;
  const open = balance > 0 ? ` ${formatPounds(balance)} of the invoice itself is still to pay as well.` : '';
  return letter(invoice, `Claim ${claim.number} for late payment of invoice ${invoiceNumber}`, [
    `Invoice ${invoiceNumber} was due on ${formatDate(dueDate)}. For its late payment we claim ${formatPounds(claim.total)}: ${formatPounds(claim.interest)} interest and ${formatPounds(claim.compensation)} compensation${claim.paidBefore > 0 ? `, less ${formatPounds(claim.paidBefore)} that you have paid of it` : ''}.${open}`,
    `Claim ${claim.number} is attached as a PDF. It says how the sum is made up, and where to pay it.`,
    asking(invoice),
  ]);
};

/** Goes with a letter before claim. */
export const beforeClaimLetter = (invoice: InvoiceOwed, claim: Claim): Letter => {
  const { invoiceNumber } = invoice;
  return letter(
    invoice,
    `Letter before claim: invoice ${invoiceNumber}`,
    [
      `${formatPounds(claim.total)} is owed for invoice ${invoiceNumber}. Our letter before claim, ${claim.number}, is attached as a PDF. Please read it.`,
      claim.court
        ? `If it is not paid and we do not hear from you, we may ask the County Court for it from ${formatDate(claim.court.from)}.`
        : '',
      asking(invoice),
    ].filter(Boolean),
  );
};
