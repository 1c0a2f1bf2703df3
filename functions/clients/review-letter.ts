import { note } from '#functions/figures/activity.ts';
import type { StoredLetter } from '#functions/letters/entity.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { urlOfLink } from '#functions/links/new-link.ts';
import { letterMail } from '#functions/paper/letter/mail.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { reviewWords } from '#shared/clients/review.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { clientEntity } from './entity.ts';

/** The email that asks for a review. Undefined if the client unsubscribed meanwhile. */
export const compose = async (
  firm: StoredFirm,
  { documentId: id, to, subject, message, seed = '' }: StoredLetter,
): Promise<Mail | undefined> => {
  const { firmId, reviewUrl } = firm;
  const { data: client } = await clientEntity.get({ firmId, id }).go({ consistent: true });
  if (!client || client.mailsStoppedAt || !reviewUrl) return undefined;
  const seller = await sellerOf(firm);
  const usual = reviewWords({ clientName: client.name, businessName: seller.name });
  const words = { subject: subject ?? usual.subject, message: message ?? usual.message };
  const optOut = await urlOfLink({ firmId, kind: 'client', id, epoch: 0, seed });
  const mail = letterMail({
    seller,
    ...words,
    link: reviewUrl,
    linkWords: 'Leave a review',
    optOut,
    facts: [],
  });
  return { ...mail, to, about: { clientId: id } };
};

/** Clears the date, as the request was not sent, so that they can be asked again. */
export const failed = async ({ firmId }: StoredFirm, { documentId: id }: StoredLetter) => {
  const { data: client } = await clientEntity.get({ firmId, id }).go({ consistent: true });
  if (!client) return;
  await transact([
    write(clientEntity.patch({ firmId, id }).remove(['reviewAskedAt']), notFound),
    ...note(firmId, { kind: 'mail_failed', label: client.name, subject: 'clients', subjectId: id }),
  ]);
};
