import { letterTo } from '#functions/clients/mailable.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { type Mailing, sendOrWait } from '#functions/letters/send-or-wait.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { RemindInput } from '#shared/invoices/reminding.ts';
import { paperFor } from '../paper.ts';
import { asTold } from '../send/facts.ts';
import type { Enclosed } from './enclosed.ts';

/** Emails a reminder with its attachment, in the app's default text or the firm's own. Returns what was sent, and to whom. */
export const mailOut = async (
  firm: StoredFirm,
  invoice: StoredInvoice,
  input: RemindInput,
  enclosed: Enclosed,
): Promise<Mailing> => {
  const { document, client } = await paperFor(firm, invoice);
  const { to, ...letter } = await letterTo(firm, client, input);
  const { reminderMail } = await import('./mail.ts');
  const { seller } = document;
  const usual = enclosed.words({
    ...asTold(document),
    reminderCount: invoice.reminderCount ?? 0,
    clientName: client.name,
    businessName: seller.name,
    phone: seller.phone,
    words: firm.reminderWords,
  });
  const words = { subject: letter.subject ?? usual.subject, message: letter.message ?? usual.message };
  const mail = await reminderMail(firm, { document, enclosed }, words);
  const about = { clientId: invoice.clientId, invoiceId: invoice.id };
  const stage = input.stage ?? 'ask';
  const written = { kind: 'reminder' as const, documentId: invoice.id, stage, ...words };
  return sendOrWait(firm, { ...mail, to, about }, written);
};
