import { letterTo } from '#functions/clients/mailable.ts';
import { note } from '#functions/figures/activity.ts';
import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { keepLetter } from '#functions/letters/about-invoice.ts';
import { type Mailing, sendOrWait } from '#functions/letters/send-or-wait.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { claimed, type Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { happened } from '#functions/lib/metrics.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { caller } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { invoiceLetter, type SendInput } from '#shared/invoices/sending.ts';
import { joinInvoice, readInvoice, readSendable } from '../joined.ts';
import { linkTo, newInvoiceLink } from '../link.ts';
import { paperFor } from '../paper.ts';
import { asTold } from './facts.ts';

const mailOut = async (firm: StoredFirm, id: number, input: SendInput): Promise<Mailing> => {
  const invoice = await readSendable(firm.firmId, id);
  const { document, client } = await paperFor(firm, invoice);
  const { to, subject, message } = await letterTo(firm, client, input);
  const { invoiceMail } = await import('./mail.ts');
  const names = { clientName: client.name, businessName: document.seller.name };
  const usual = invoiceLetter({ ...asTold(document), ...names }, today());
  const words = { subject: subject ?? usual.subject, message: message ?? usual.message };
  const { url: link, seed, writes } = await newInvoiceLink(invoice, to);
  await transact(writes);
  const mail = await invoiceMail(firm, { invoice, document }, { ...words, link });
  const { epoch } = linkTo(invoice);
  const written = { kind: 'invoice' as const, documentId: id, ...words, seed, epoch };
  return sendOrWait(firm, { ...mail, to, about: { clientId: invoice.clientId, invoiceId: id } }, written);
};

/** Records on the current invoice that it was sent. `updatedAt` stays, because nothing that a form shows has changed. */
const record = (firmId: FirmId, id: number, mailing: Mailing | null, once: Once) =>
  withLatest(
    () => readInvoice(firmId, id),
    undefined,
    async (current) => {
      const sentAt = nextInstant(current.sentAt);
      const sent = { sentAt, ...withoutNulls({ sentBy: caller() }) };
      const reply = await joinInvoice({ ...current, ...sent });
      const patch = invoiceEntity.patch({ firmId, id }).set(sent).where(asRead(current));
      await transact([
        write(patch, () => new Moved()),
        ...(mailing
          ? [keepLetter(firmId, id, mailing.mailed, { stage: 'send', at: sentAt }), ...mailing.posted.writes]
          : []),
        ...note(firmId, {
          kind: 'invoice_sent',
          label: current.invoiceNumber,
          subject: 'invoices',
          subjectId: id,
        }),
        ...once.writes(reply),
      ]);
      return reply;
    },
  );

/**
 * Emails an invoice in the trader's name with its PDF attached, as often as the user asks; `sentAt` is the last time. Throws 404,
 * 409 for a void invoice or if the firm's mail server refuses, 429 on trial.
 */
export const sendInvoice = (firm: StoredFirm, id: number, input: SendInput, once: Once) =>
  claimed(once, async () => {
    const mailing = await mailOut(firm, id, input);
    const sent = await record(firm.firmId, id, mailing, once);
    await mailing.posted.deliver();
    happened('InvoiceSent');
    return sent;
  });

/** Records that an invoice was delivered other than by our email. Throws 404, 409 for a void invoice. */
export const handedOver = async (firmId: FirmId, id: number, once: Once) => {
  await readSendable(firmId, id);
  return record(firmId, id, null, once);
};
