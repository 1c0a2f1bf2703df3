import type { StoredLetter } from '#functions/letters/entity.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { letterMail } from '#functions/paper/letter/mail.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { quoteAnswerEntity } from '../answer/entity.ts';
import { fileAsItStands } from '../pdf.ts';
import { namedInLetters, openInLetters } from '../versions/document.ts';
import { readVersion } from '../versions/read.ts';

/** The email that tells a trader of the last day to cancel, with the agreement. Undefined once it is cancelled. */
export const compose = async (
  { firmId }: StoredFirm,
  { documentId: id, to }: StoredLetter,
): Promise<Mail | undefined> => {
  const { data: answer } = await quoteAnswerEntity.get({ firmId, id }).go({ consistent: true });
  if (!answer || answer.cancelledAt) return undefined;
  const { document: sent } = await readVersion(firmId, id, answer.version);
  const about = namedInLetters(sent);
  const message = `${answer.name ?? sent.buyer.name} can cancel ${about} until the end of today. From tomorrow you can start the job.`;
  const { bytes: content, fileName: filename } = await fileAsItStands(sent, answer);
  const words = { subject: `Last day to cancel: ${about}`, message, facts: [], ...openInLetters(id, sent) };
  const mail = letterMail({ seller: await sellerOf(sent.seller), ...words }, { filename, content });
  return { ...mail, to, about: { clientId: sent.buyer.id, quoteId: id } };
};
