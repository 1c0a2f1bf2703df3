import { clientEntity } from '#functions/clients/entity.ts';
import { hasStopped, mailboxOf } from '#functions/clients/stopped.ts';
import { note } from '#functions/figures/activity.ts';
import type { StoredLetter } from '#functions/letters/entity.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact } from '#functions/lib/transact.ts';
import { newLink } from '#functions/links/new-link.ts';
import { letterMail } from '#functions/paper/letter/mail.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { today } from '#shared/dates.ts';
import { registerOf } from '#shared/domain/dues/register.ts';
import { dueLinkWords, duesWords } from '#shared/dues/words.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { payerAmong } from './payer.ts';
import { registered } from './read.ts';

const clientOf = async (firmId: FirmId, { documentId: id }: StoredLetter) => {
  const { data } = await clientEntity.get({ firmId, id }).go({ consistent: true });
  return data;
};

/** The email about what is due. Undefined if they unsubscribed, or if it was booked or done meanwhile. */
export const compose = async (firm: StoredFirm, letter: StoredLetter): Promise<Mail | undefined> => {
  const { firmId } = firm;
  const [client, all] = await Promise.all([clientOf(firmId, letter), registered(firmId)]);
  const dues = registerOf(all).filter(({ id, state }) => state === 'open' && letter.dues?.includes(id));
  const [first] = dues;
  if (!client || !first || hasStopped(client, letter.to)) return undefined;
  const payer = payerAmong(all.sites.find(({ id }) => id === first.siteId)?.contacts, first);
  const isPayers = payer?.email.toLowerCase() === letter.to.toLowerCase();
  const name = payer && isPayers ? payer.name : client.name;
  const seller = await sellerOf(firm);
  const usual = duesWords(dues, { name, businessName: seller.name });
  const at = { firmId, id: client.id, epoch: 0 };
  const options = { from: today(), mailedTo: letter.to };
  const [link, stop] = await Promise.all([
    newLink({ ...at, kind: 'due', dues: dues.map(({ id }) => id) }, options),
    newLink({ ...at, kind: 'client', ...(isPayers && { mailbox: mailboxOf(letter.to) }) }, options),
  ]);
  await transact([...link.writes, ...stop.writes]);
  const words = { subject: letter.subject ?? usual.subject, message: letter.message ?? usual.message };
  const paper = { seller, ...words, facts: [], linkWords: dueLinkWords };
  const mail = letterMail({ ...paper, link: link.url, optOut: stop.url });
  return { ...mail, to: letter.to, about: { clientId: client.id } };
};

/** Tells the trader that the email to their client was not sent. */
export const failed = async ({ firmId }: StoredFirm, letter: StoredLetter) => {
  const client = await clientOf(firmId, letter);
  if (!client) return;
  const { id: subjectId, name: label } = client;
  await transact(note(firmId, { kind: 'mail_failed', label, subject: 'clients', subjectId }));
};
