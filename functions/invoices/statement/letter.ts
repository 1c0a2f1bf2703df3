import type { StoredLetter } from '#functions/letters/entity.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { urlOfLink } from '#functions/links/new-link.ts';
import { linkTo } from './link.ts';
import { statementMail } from './mail.ts';
import { statementOf } from './read.ts';

/** Composes a queued statement when there is room to send it, as of that day. */
export const compose = async (
  firm: StoredFirm,
  { id: letterId, documentId: clientId, to, subject = '', message = '', seed = '', epoch = 0 }: StoredLetter,
): Promise<Mail> => {
  const owed = await statementOf(firm.firmId, clientId, {});
  const link = await urlOfLink({ ...linkTo(owed.client), epoch, seed });
  const mail = await statementMail(firm, owed, { subject, message, link });
  return { ...mail, to, about: { clientId, statement: true, letterId } };
};
