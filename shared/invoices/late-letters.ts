import { formatDate } from '../dates.ts';
import { formatPounds } from '../money.ts';
import type { Claim } from './claims.ts';
import type { Late } from './late.ts';
import type { InvoiceOwed } from './reminding.ts';

type Claimed = Omit<Claim, 'userId'>;

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
  `If you do not agree, or if you cannot pay now, please reply to this email${phone ? ` or call ${phone}` : ''}.`;

/** States what the law allows if it stays unpaid; nothing is claimed yet. */
export const announceLetter = (invoice: InvoiceOwed, late: Late): Letter => {
  const { invoiceNumber, balance, dueDate } = invoice;
  const { rate, perDay, compensation, interest } = late;
  const runs = rate === null ? '' : ` at ${rate}% a year, ${formatPounds(perDay ?? 0)} a day`;
  const sofar = interest === null ? '' : ` That comes to ${formatPounds(interest)} so far.`;
  return letter(invoice, `Invoice ${invoiceNumber}: interest for late payment`, [
    `Invoice ${invoiceNumber} was due on ${formatDate(dueDate)} and ${formatPounds(balance)} is still to pay. The invoice is attached as a PDF.`,
    `Under the Late Payment of Commercial Debts (Interest) Act 1998, we can charge interest${runs} from ${formatDate(late.from)}.${sofar} We can also charge you a fixed ${formatPounds(compensation)}.`,
    'We have not claimed this yet. If you do not pay the invoice, we will send you a separate claim.',
    asking(invoice),
  ]);
};

/** Sent with a claim for late payment. */
export const claimLetter = (invoice: InvoiceOwed, claim: Claimed): Letter => {
  const { invoiceNumber, balance, dueDate } = invoice;
  const open = balance > 0 ? ` ${formatPounds(balance)} of the invoice itself is also still to pay.` : '';
  return letter(invoice, `Claim ${claim.number} for late payment of invoice ${invoiceNumber}`, [
    `Invoice ${invoiceNumber} was due on ${formatDate(dueDate)}. Our claim for late payment is ${formatPounds(claim.total)}. That is ${formatPounds(claim.interest)} interest and ${formatPounds(claim.compensation)} compensation${claim.paidBefore > 0 ? `, less ${formatPounds(claim.paidBefore)} that you have already paid` : ''}.${open}`,
    `Claim ${claim.number} is attached as a PDF. It shows how we worked out the amount and how to pay.`,
    asking(invoice),
  ]);
};

/** Sent with a letter before claim. */
export const beforeClaimLetter = (invoice: InvoiceOwed, claim: Claimed): Letter => {
  const { invoiceNumber } = invoice;
  return letter(
    invoice,
    `Letter before claim: invoice ${invoiceNumber}`,
    [
      `${formatPounds(claim.total)} is due on invoice ${invoiceNumber}. Our letter before claim, ${claim.number}, is attached as a PDF. Please read it.`,
      claim.court
        ? `If you do not pay or reply, we may make a County Court claim from ${formatDate(claim.court.from)}.`
        : '',
      asking(invoice),
    ].filter(Boolean),
  );
};
