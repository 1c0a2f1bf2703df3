import type { StoredLetter } from '#functions/letters/entity.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { urlOfLink } from '#functions/links/new-link.ts';
import { readSendable } from '../joined.ts';
import { linkTo } from '../link.ts';
import { paperFor } from '../paper.ts';
import { invoiceMail } from './mail.ts';

/** Composes a queued invoice email when there is room to send it, with the invoice's current state. */
export const compose = async (
  firm: StoredFirm,
  { id: letterId, documentId: id, to, subject = '', message = '', seed = '', epoch = 0 }: StoredLetter,
): Promise<Mail> => {
  const invoice = await readSendable(firm.firmId, id);
  const { document } = await paperFor(firm, invoice);
  const link = await urlOfLink({ ...linkTo(invoice), epoch, seed });
  const mail = await invoiceMail(firm, { invoice, document }, { subject, message, link });
  return { ...mail, to, about: { clientId: invoice.clientId, invoiceId: id, letterId } };
};
