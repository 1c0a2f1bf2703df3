import { mailableAddress } from '#functions/clients/mailable.ts';
import { readInvoice } from '#functions/invoices/joined.ts';
import { receiptPaper } from '#functions/invoices/paper.ts';
import { paymentEntity, type StoredPayment } from '#functions/ledger/payment-entity.ts';
import { readPayment } from '#functions/ledger/payments-of.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { claimed, type Once } from '#functions/lib/idempotency.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import { sendMail } from '#functions/lib/mail/send.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { keptPence } from '#shared/domain/payments/received.ts';
import { shownPayment } from '#shared/domain/payments/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import { businessName } from '#shared/settings/business-name.ts';

/** The lease's duration in milliseconds: longer than a Lambda call may take, so it outlives every live sender. */
const leaseMs = 60_000;

/** Blocks every other receipt of this payment until this one is recorded, fails or has died. */
const takeLease = async (payment: StoredPayment): Promise<void> => {
  const { firmId, invoiceId, id } = payment;
  if (payment.receiptMailedAt) throw conflict('You’ve already emailed this receipt');
  if (payment.removed) throw conflict('This payment was removed');
  if (keptPence(payment) === 0) throw conflict('It’s all been refunded');
  const now = Date.now();
  const lease = paymentEntity
    .patch({ firmId, invoiceId, id })
    .set({ mailingUntil: now + leaseMs })
    .where(
      (row, { lt, notExists }) =>
        `${notExists(row.receiptMailedAt)} AND (${notExists(row.mailingUntil)} OR ${lt(row.mailingUntil, now)})`,
    );
  await transact([
    write(lease, () => conflict('This receipt is already on its way', undefined, 'in_progress')),
  ]);
};

const dropLease = async ({ firmId, invoiceId, id }: StoredPayment): Promise<void> => {
  await transact([write(paymentEntity.patch({ firmId, invoiceId, id }).remove(['mailingUntil']), notFound)]);
};

/** A payment's receipt as an email, with its invoice's PDF. */
export const receiptOf = async (firm: StoredFirm, payment: StoredPayment, given?: string): Promise<Mail> => {
  const invoice = await readInvoice(firm.firmId, payment.invoiceId);
  const { document, client } = await receiptPaper(firm, invoice);
  const to = given ?? mailableAddress(firm, client);
  const [{ paperPdf }, { letterMail }, { receiptWords }] = await Promise.all([
    import('#functions/paper/paper-pdf.ts'),
    import('#functions/paper/letter/mail.ts'),
    import('./receipt-words.ts'),
  ]);
  const words = receiptWords({
    payment,
    doc: document,
    tradingName: businessName(firm),
    clientName: client.name,
  });
  const pdf = {
    filename: `${document.number}-receipt.pdf`,
    content: await paperPdf(document),
  };
  const about = { clientId: invoice.clientId, invoiceId: invoice.id };
  return { ...letterMail({ seller: document.seller, ...words }, pdf), to, about };
};

const asMailed = ({ firmId, invoiceId, id }: StoredPayment, at: string): Write => {
  const patch = paymentEntity
    .patch({ firmId, invoiceId, id })
    .set({ receiptMailedAt: at })
    .remove(['mailingUntil']);
  return write(patch, notFound);
};

/** Records that a receipt was sent. */
export const recordReceipt = (payment: StoredPayment): Promise<void> =>
  transact([asMailed(payment, nextInstant(payment.updatedAt))]);

/** Records on the current payment that the receipt was sent; part of it may have been refunded meanwhile. */
const record = async (firmId: FirmId, id: number, once: Once) => {
  const payment = await readPayment(firmId, id);
  const at = nextInstant(payment.updatedAt);
  const reply = shownPayment({ ...payment, receiptMailedAt: at });
  await transact([asMailed(payment, at), ...once.writes(reply)]);
  return reply;
};

/**
 * Emails the client a receipt for a payment with the invoice's PDF, once. Throws 400 for a client without an address, 404, 409 if
 * it was sent already, everything was refunded or the firm's mail server refuses, 429 on trial.
 */
export const mailReceipt = (firm: StoredFirm, id: number, once: Once) =>
  claimed(once, async () => {
    const payment = await readPayment(firm.firmId, id);
    await takeLease(payment);
    try {
      await sendMail(firm, await receiptOf(firm, payment));
    } catch (error) {
      await dropLease(payment);
      throw error;
    }
    return record(firm.firmId, id, once);
  });
