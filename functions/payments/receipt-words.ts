import { money } from '#functions/invoices/figures.ts';
import type { InvoiceDocument } from '#functions/paper/document.ts';
import { formatDate } from '#shared/dates.ts';
import { methodWords } from '#shared/payments/methods.ts';
import type { StoredPayment } from './entity.ts';
import { keptPence } from './received.ts';

/** What a receipt says, once for both parts of its mail. */
export interface ReceiptWords {
  subject: string;
  greeting: string;
  opening: string;
  heading: string;
  facts: { label: string; value: string }[];
  closing: string[];
  signature: string[];
}

interface Received {
  payment: StoredPayment;
  doc: InvoiceDocument;
  tradingName: string;
  clientName: string;
}

const standing = ({ balancePence }: InvoiceDocument): string =>
  balancePence > 0 ? `${money(balancePence)} is still to pay.` : 'It is paid in full.';

/** The words of a receipt: what came in, how and when, and what is left to pay. */
export const receiptWords = ({ payment, doc, tradingName, clientName }: Received): ReceiptWords => {
  const { phone, email } = doc.seller;
  const [sum, day] = [money(keptPence(payment)), formatDate(payment.paidOn)];
  // Whoever marks an invoice paid does not say how the money came.
  const how =
    payment.method === 'marked' || payment.method === 'other' ? '' : ` ${methodWords[payment.method]}`;
  return {
    subject: `Receipt: ${sum} for invoice ${doc.number}`,
    greeting: `Dear ${clientName},`,
    opening: `Thank you. We received ${sum}${how} on ${day} for invoice ${doc.number}. ${standing(doc)}`,
    heading: 'Your payment',
    facts: [
      { label: 'Received', value: sum },
      { label: 'On', value: day },
      { label: 'Invoice', value: doc.number },
      { label: 'Still to pay', value: money(doc.balancePence) },
    ],
    closing: [
      'The invoice with all its payments is attached as a PDF.',
      `If anything is unclear, please ${phone ? `reply to this email or call ${phone}` : 'reply to this email'}.`,
    ],
    signature: [tradingName, phone ?? '', email ?? ''].filter((line) => line !== ''),
  };
};
