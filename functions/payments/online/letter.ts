import { readInvoice } from '#functions/invoices/joined.ts';
import { type Dispute, paymentEntity, type StoredPayment } from '#functions/ledger/payment-entity.ts';
import type { StoredLetter } from '#functions/letters/entity.ts';
import { config } from '#functions/lib/config.ts';
import { logger } from '#functions/lib/log.ts';
import { html } from '#functions/lib/mail/html.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import { mailButton, mailHead, mailPage, mailParagraph } from '#functions/lib/mail/page.ts';
import { money } from '#functions/lib/pence.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { formatDate } from '#shared/dates.ts';
import { standingOf } from '#shared/domain/payments/ledger.ts';
import { keptPence } from '#shared/domain/payments/received.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { disputeState } from '#shared/payments/dispute-state.ts';
import { methodWords } from '#shared/payments/methods.ts';
import { product } from '#shared/product.ts';
import { receiptOf, recordReceipt } from '../receipt.ts';

/** What a dispute means for the trader, in sentences. */
const disputeWords = ({ status, pence, dueBy }: Dispute): string[] => {
  const sum = formatPounds(toPounds(pence));
  const until = dueBy ? ` by ${formatDate(dueBy)}` : '';
  const words = {
    inquiry: [`Your customer’s bank is asking about ${sum}. No money has moved. Answer in Stripe${until}.`],
    answer: [
      `Your customer’s bank wants ${sum} back. Stripe is holding the money for now. Answer in Stripe${until}.`,
    ],
    review: [`Your customer’s bank is checking your answer about ${sum}.`],
    won: [`You won: ${sum} is yours again.`],
    lost: [`The bank decided for your customer. ${sum} has gone back to them.`],
    closed: [`The bank’s question about ${sum} is closed. No money has moved.`],
  };
  return words[disputeState(status)];
};

const readPaymentOf = async ({ firmId, documentId: invoiceId, version: id = 0 }: StoredLetter) =>
  (await paymentEntity.get({ firmId, invoiceId, id }).go({ consistent: true })).data ?? undefined;

/** The receipt, unless it was already sent or everything was refunded. */
const toCustomer = async (firm: StoredFirm, payment: StoredPayment, to: string): Promise<Mail | undefined> =>
  payment.receiptMailedAt || keptPence(payment) <= 0 ? undefined : receiptOf(firm, payment, to);

const told = (payment: StoredPayment, number: string, overpaid: number): string[] => {
  const sum = money(toPence(payment.amount));
  // What was too much before it came is no news about this payment.
  const spare = Math.min(toPence(overpaid), keptPence(payment));
  return [
    `You have been paid ${sum} ${methodWords[payment.method]} for invoice ${number}.`,
    ...(spare > 0 ? [`That is ${money(spare)} too much. You can refund the difference on the invoice.`] : []),
  ];
};

const disputed = (payment: StoredPayment): string[] => (payment.dispute ? disputeWords(payment.dispute) : []);

const toTrader = async (firm: StoredFirm, letter: StoredLetter, payment: StoredPayment): Promise<Mail> => {
  const invoice = await readInvoice(firm.firmId, letter.documentId);
  const { invoiceNumber: number } = invoice;
  const isDispute = letter.kind === 'payment_disputed';
  const lines = isDispute ? disputed(payment) : told(payment, number, standingOf(invoice).overpaid);
  const subject = isDispute
    ? `A payment for ${number} is disputed`
    : `${money(toPence(payment.amount))} paid for ${number}`;
  const address = `${config.appUrl}/invoices?id=${invoice.id}`;
  return {
    ...{ to: letter.to, subject, text: `${[...lines, address].join('\n\n')}\n` },
    html: mailPage(
      subject,
      html`${mailHead(product.name)}
${[...lines, mailButton(address, `Open ${number}`)].map((each) => mailParagraph(each))}`,
    ),
  };
};

/** The emails about an online payment, to its customer and its trader. */
export const compose = async (firm: StoredFirm, letter: StoredLetter): Promise<Mail | undefined> => {
  const payment = await readPaymentOf(letter);
  if (!payment) return undefined;
  return letter.kind === 'payment_receipt'
    ? toCustomer(firm, payment, letter.to)
    : toTrader(firm, letter, payment);
};

export const sent = async (_: StoredFirm, letter: StoredLetter): Promise<void> => {
  const payment = letter.kind === 'payment_receipt' ? await readPaymentOf(letter) : undefined;
  if (payment) await recordReceipt(payment);
};

/** The owner sees on the payment that no receipt was sent, and can send one. */
export const failed = async (_: StoredFirm, { kind, documentId }: StoredLetter, reason: string) => {
  logger.warn('A mail about a payment did not go out', { kind, invoiceId: documentId, reason });
};
