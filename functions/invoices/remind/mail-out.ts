import { letterTo } from '#functions/clients/mailable.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { type Mailing, sendOrWait } from '#functions/letters/send-or-wait.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact } from '#functions/lib/transact.ts';
import type { RemindInput } from '#shared/invoices/reminding.ts';
import { linkTo, newInvoiceLink } from '../link.ts';
import { paperFor } from '../paper.ts';
import { asTold } from '../send/facts.ts';
import type { Enclosed } from './enclosed.ts';

/**
 * Emails a reminder with its attachment and a link to the invoice's page, in the app's default text or the firm's own. Returns
 * what was sent, and to whom.
 */
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
  // A claim asks for more than the invoice's page does.
  const link = enclosed.claim ? undefined : await newInvoiceLink(invoice, to);
  if (link) await transact(link.writes);
  const mail = await reminderMail(
    firm,
    { document, enclosed },
    { ...words, ...(link && { link: link.url }) },
  );
  const about = { clientId: invoice.clientId, invoiceId: invoice.id };
  const stage = input.stage ?? 'ask';
  const seeded = link && { seed: link.seed, epoch: linkTo(invoice).epoch };
  const written = { kind: 'reminder' as const, documentId: invoice.id, stage, ...words, ...seeded };
  return sendOrWait(firm, { ...mail, to, about }, written);
};
