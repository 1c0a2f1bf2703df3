import { businessOf } from '#functions/auth/business.ts';
import { mailableAddress, refuseTroubled } from '#functions/clients/mailable.ts';
import { sendMail } from '#functions/lib/mail/send.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import type { RemindInput } from '#shared/invoices/reminding.ts';
import type { StoredInvoice } from '../entity.ts';
import type { MailedOut } from '../letters/sent.ts';
import { paperFor } from '../paper.ts';
import { asTold, factsFor } from '../send/facts.ts';
import type { Enclosed } from './enclosed.ts';

/** Mails a reminder with what goes with it, in the app's words or the user's; answers what went out, and to whom. */
export const mailOut = async (
  user: StoredUser,
  invoice: StoredInvoice,
  letter: RemindInput,
  enclosed: Enclosed,
): Promise<MailedOut> => {
  const { document, client } = await paperFor(user, invoice);
  const to = letter.to ?? mailableAddress(user, client);
  refuseTroubled(user, client, to);
  const { letterMail } = await import('#functions/paper/letter/mail.ts');
  const { seller } = document;
  const usual = enclosed.words({
    ...asTold(document),
    reminderCount: invoice.reminderCount ?? 0,
    clientName: client.name,
    businessName: seller.name,
    phone: seller.phone,
  });
  const words = { subject: letter.subject ?? usual.subject, message: letter.message ?? usual.message };
  const pdf = { filename: enclosed.fileName, content: await enclosed.bytes() };
  const about = { clientId: invoice.clientId, invoiceId: invoice.id };
  const facts = enclosed.facts?.(await businessOf(user)) ?? (await factsFor(user, document));
  await sendMail(user, { ...letterMail({ seller, ...words, facts }, pdf), to, about });
  return { to, subject: words.subject };
};
