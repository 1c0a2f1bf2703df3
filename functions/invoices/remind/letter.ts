import type { StoredLetter } from '#functions/letters/entity.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { urlOfLink } from '#functions/links/new-link.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import type { RemindStage } from '#shared/letters/stages.ts';
import { readInvoice } from '../joined.ts';
import { linkTo } from '../link.ts';
import { paperFor } from '../paper.ts';
import { enclosedWith } from './enclosed.ts';
import { reminderMail } from './mail.ts';

/** Composes a queued reminder when there is room to send it. Throws 409 if there is nothing to remind of any more. */
export const compose = async (
  firm: StoredFirm,
  { id: letterId, documentId: id, stage, to, subject = '', message = '', seed, epoch = 0 }: StoredLetter,
): Promise<Mail> => {
  const invoice = await readInvoice(firm.firmId, id);
  const { document } = await paperFor(firm, invoice);
  if (invoice.voidedAt || document.balancePence <= 0) throw conflict('Nothing is owed on it any more');
  const enclosed = await enclosedWith(firm, invoice, stage as RemindStage);
  const link = seed && (await urlOfLink({ ...linkTo(invoice), epoch, seed }));
  const mail = await reminderMail(firm, { document, enclosed }, { subject, message, ...(link && { link }) });
  return { ...mail, to, about: { clientId: invoice.clientId, invoiceId: id, letterId } };
};
