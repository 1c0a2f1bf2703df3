import type { StoredPayment } from '#functions/ledger/payment-entity.ts';
import { money } from '#functions/lib/pence.ts';
import type { InvoiceDocument } from '#functions/paper/document.ts';
import { formatDate } from '#shared/dates.ts';
import { keptPence } from '#shared/domain/payments/received.ts';
import type { LetterFacts } from '#shared/letter.ts';
import { methodWords } from '#shared/payments/methods.ts';

/** A receipt's text: the letter, and the payment in rows. */
export interface ReceiptWords {
  subject: string;
  message: string;
  facts: LetterFacts[];
}

interface Received {
  payment: StoredPayment;
  doc: InvoiceDocument;
  tradingName: string;
  clientName: string;
}

const standing = ({ balancePence }: InvoiceDocument): string =>
  balancePence > 0 ? `${money(balancePence)} is still to pay.` : 'It is paid in full.';

/** The text of a receipt: what was paid, how and when, and the balance. */
export const receiptWords = ({ payment, doc, tradingName, clientName }: Received): ReceiptWords => {
  const { phone } = doc.seller;
  const [sum, day] = [money(keptPence(payment)), formatDate(payment.paidOn)];
  // Marking an invoice as paid doesn't say how it was paid.
  const how =
    payment.method === 'marked' || payment.method === 'other' ? '' : ` ${methodWords[payment.method]}`;
  return {
    subject: `Receipt: ${sum} for invoice ${doc.number}`,
    message: [
      `Dear ${clientName},`,
      `Thank you. We received ${sum}${how} on ${day} for invoice ${doc.number}. ${standing(doc)}`,
      'The invoice with all its payments is attached as a PDF.',
      `If anything is unclear, please reply to this email${phone ? ` or call ${phone}` : ''}.`,
      `Kind regards,\n${tradingName}`,
    ].join('\n\n'),
    facts: [
      {
        heading: 'Your payment',
        rows: [
          { label: 'Received', value: sum },
          { label: 'On', value: day },
          { label: 'Invoice', value: doc.number },
          { label: 'Still to pay', value: money(doc.balancePence) },
        ],
      },
    ],
  };
};
