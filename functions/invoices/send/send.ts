import { letterTo } from '#functions/clients/mailable.ts';
import { note } from '#functions/figures/activity.ts';
import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { claimed, type Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { sendMail } from '#functions/lib/mail/send.ts';
import { happened } from '#functions/lib/metrics.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { invoiceLetter, type SendInput } from '#shared/invoices/sending.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { joinInvoice, readInvoice } from '../joined.ts';
import { keepLetter, type MailedOut } from '../letters/sent.ts';
import { newInvoiceLink } from '../link.ts';
import { paperFor } from '../paper.ts';
import { asTold, factsFor } from './facts.ts';

const readSendable = async (firmId: FirmId, id: number): Promise<StoredInvoice> => {
  const invoice = await readInvoice(firmId, id);
  if (invoice.voidedAt) throw conflict('This invoice is void');
  return invoice;
};

const mailOut = async (firm: StoredFirm, id: number, input: SendInput): Promise<MailedOut> => {
  const invoice = await readSendable(firm.firmId, id);
  const { document, client } = await paperFor(firm, invoice);
  const { to, subject, message } = await letterTo(firm, client, input);
  const [{ invoiceBytes }, { letterMail }] = await Promise.all([
    import('../pdf.ts'),
    import('#functions/paper/letter/mail.ts'),
  ]);
  const { seller, number } = document;
  const names = { clientName: client.name, businessName: seller.name };
  const usual = invoiceLetter({ ...asTold(document), ...names }, today());
  const words = { subject: subject ?? usual.subject, message: message ?? usual.message };
  const pdf = { filename: `${number}.pdf`, content: await invoiceBytes(firm, invoice) };
  const { url: link, writes } = await newInvoiceLink(invoice, to);
  await transact(writes);
  const about = { clientId: invoice.clientId, invoiceId: id };
  await sendMail(firm, {
    ...letterMail({ seller, ...words, link, facts: await factsFor(firm, document) }, pdf),
    to,
    about,
  });
  return { to, subject: words.subject };
};

/** Writes down that it went out, on the invoice as it is now. `updatedAt` stays: nothing that a form shows has changed. */
const record = (firmId: FirmId, id: number, mailed: MailedOut | null, once: Once) =>
  withLatest(
    () => readInvoice(firmId, id),
    undefined,
    async (current) => {
      const sentAt = nextInstant(current.sentAt);
      const reply = await joinInvoice({ ...current, sentAt });
      const patch = invoiceEntity.patch({ firmId, id }).set({ sentAt }).where(asRead(current));
      await transact([
        write(patch, () => new Moved()),
        ...(mailed ? [keepLetter(firmId, id, mailed, { stage: 'send', at: sentAt })] : []),
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
 * Mails an invoice in the trader's name with its PDF attached, as often as it is asked for; `sentAt` is the last time. Throws
 * 404, 409 for a void one or when the firm's mail server will not, 429 on trial.
 */
export const sendInvoice = (firm: StoredFirm, id: number, input: SendInput, once: Once) =>
  claimed(once, async () => {
    const mailed = await mailOut(firm, id, input);
    const sent = await record(firm.firmId, id, mailed, once);
    happened('InvoiceSent');
    return sent;
  });

/** Notes that an invoice was handed over by other means than a mail of ours. Throws 404, 409 for a void one. */
export const handedOver = async (firmId: FirmId, id: number, once: Once) => {
  await readSendable(firmId, id);
  return record(firmId, id, null, once);
};
