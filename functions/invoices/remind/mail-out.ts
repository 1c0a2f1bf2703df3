import { letterTo } from '#functions/clients/mailable.ts';
import { businessOf } from '#functions/firms/business.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { sendMail } from '#functions/lib/mail/send.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { RemindInput } from '#shared/invoices/reminding.ts';
import type { MailedOut } from '../letters/sent.ts';
import { paperFor } from '../paper.ts';
import { asTold, factsFor } from '../send/facts.ts';
import type { Enclosed } from './enclosed.ts';

/** Mails a reminder with what goes with it, in the app's words or the firm's; answers what went out, and to whom. */
export const mailOut = async (
  firm: StoredFirm,
  invoice: StoredInvoice,
  input: RemindInput,
  enclosed: Enclosed,
): Promise<MailedOut> => {
  const { document, client } = await paperFor(firm, invoice);
  const { to, ...letter } = await letterTo(firm, client, input);
  const { letterMail } = await import('#functions/paper/letter/mail.ts');
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
  const pdf = { filename: enclosed.fileName, content: await enclosed.bytes() };
  const about = { clientId: invoice.clientId, invoiceId: invoice.id };
  const facts = enclosed.facts?.(await businessOf(firm)) ?? (await factsFor(firm, document));
  await sendMail(firm, { ...letterMail({ seller, ...words, facts }, pdf), to, about });
  return { to, subject: words.subject };
};
