import { refuseTroubled } from '#functions/clients/mailable.ts';
import { note } from '#functions/dashboard/record.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { conflict } from '#functions/lib/errors.ts';
import { claimed, type Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { sendMail } from '#functions/lib/mail/send.ts';
import { happened } from '#functions/lib/metrics.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { invoiceLetter, type SendInput } from '#shared/invoices/sending.ts';
import { asRead } from '../as-read.ts';
import { invoiceEntity, type StoredInvoice } from '../entity.ts';
import { joinInvoice, readInvoice } from '../joined.ts';
import { keepLetter, type MailedOut } from '../letters/sent.ts';
import { newInvoiceLink } from '../link.ts';
import { paperFor } from '../paper.ts';
import { asTold, factsFor } from './facts.ts';

const readSendable = async (userId: string, id: number): Promise<StoredInvoice> => {
  const invoice = await readInvoice(userId, id);
  if (invoice.voidedAt) throw conflict('This invoice is void');
  return invoice;
};

const mailOut = async (
  user: StoredUser,
  id: number,
  { to, subject, message }: SendInput,
): Promise<MailedOut> => {
  const invoice = await readSendable(user.userId, id);
  const { document, client } = await paperFor(user, invoice);
  refuseTroubled(user, client, to);
  const [{ invoiceBytes }, { letterMail }] = await Promise.all([
    import('../pdf.ts'),
    import('#functions/paper/letter/mail.ts'),
  ]);
  const { seller, number } = document;
  const names = { clientName: client.name, businessName: seller.name };
  const usual = invoiceLetter({ ...asTold(document), ...names }, today());
  const words = { subject: subject ?? usual.subject, message: message ?? usual.message };
  const pdf = { filename: `${number}.pdf`, content: await invoiceBytes(user, invoice) };
  const { url: link, writes } = await newInvoiceLink(invoice, to);
  await transact(writes);
  const about = { clientId: invoice.clientId, invoiceId: id };
  await sendMail(user, {
    ...letterMail({ seller, ...words, link, facts: await factsFor(user, document) }, pdf),
    to,
    about,
  });
  return { to, subject: words.subject };
};

/** Writes down that it went out, on the invoice as it is now. `updatedAt` stays: nothing that a form shows has changed. */
const record = (userId: string, id: number, mailed: MailedOut | null, once: Once) =>
  withLatest(
    () => readInvoice(userId, id),
    undefined,
    async (current) => {
      const sentAt = nextInstant(current.sentAt);
      const reply = await joinInvoice({ ...current, sentAt });
      const patch = invoiceEntity.patch({ userId, id }).set({ sentAt }).where(asRead(current));
      await transact([
        write(patch, () => new Moved()),
        ...(mailed ? [keepLetter(userId, id, mailed, { stage: 'send', at: sentAt })] : []),
        ...note(userId, {
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
 * 404, 409 for a void one or when the user's mail server will not, 429 on trial.
 */
export const sendInvoice = (user: StoredUser, id: number, input: SendInput, once: Once) =>
  claimed(once, async () => {
    const mailed = await mailOut(user, id, input);
    const sent = await record(user.userId, id, mailed, once);
    happened('InvoiceSent');
    return sent;
  });

/** Notes that an invoice was handed over by other means than a mail of ours. Throws 404, 409 for a void one. */
export const handedOver = async (userId: string, id: number, once: Once) => {
  await readSendable(userId, id);
  return record(userId, id, null, once);
};
