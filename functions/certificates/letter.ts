import { clientEntity } from '#functions/clients/entity.ts';
import { note } from '#functions/figures/activity.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import type { StoredLetter } from '#functions/letters/entity.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact } from '#functions/lib/transact.ts';
import { newLink } from '#functions/links/new-link.ts';
import { letterMail } from '#functions/paper/letter/mail.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { certificateName } from '#shared/certificates/kinds.ts';
import { dueWords } from '#shared/certificates/words.ts';
import { formatDate, today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { oneLineAddress } from '#shared/one-line-address.ts';
import { certificateEntity } from './entity.ts';

/** Letters of certificates store the job in the field where others store a version. */
const read = async (firmId: FirmId, { documentId: id, version: jobId = 0 }: StoredLetter) => {
  const [{ data: certificate }, { data: job }] = await Promise.all([
    certificateEntity.get({ firmId, jobId, id }).go({ consistent: true }),
    jobEntity.get({ firmId, id: jobId }).go({ consistent: true }),
  ]);
  const { data: client } = job
    ? await clientEntity.get({ firmId, id: job.clientId }).go({ consistent: true })
    : { data: null };
  return certificate && job && client && { certificate, job, client };
};

/** The email that tells a client what falls due. Undefined if they unsubscribed, or if the certificate is gone. */
export const compose = async (firm: StoredFirm, letter: StoredLetter): Promise<Mail | undefined> => {
  const { firmId } = firm;
  const found = await read(firmId, letter);
  if (!found || found.client.mailsStoppedAt) return undefined;
  const { certificate, job, client } = found;
  const seller = await sellerOf(firm);
  const usual = dueWords({ ...certificate, clientName: client.name, businessName: seller.name });
  const place = job.location ?? client.address;
  const rows = [
    { label: 'What', value: certificateName(certificate) },
    ...(certificate.nextDue ? [{ label: 'Due by', value: formatDate(certificate.nextDue) }] : []),
    ...(certificate.number ? [{ label: 'Number', value: certificate.number }] : []),
    ...(place ? [{ label: 'Where', value: oneLineAddress(place) }] : []),
  ];
  const at = { firmId, kind: 'client', id: client.id, epoch: 0 } as const;
  const link = await newLink(at, { from: today(), mailedTo: letter.to });
  await transact(link.writes);
  const words = { subject: letter.subject ?? usual.subject, message: letter.message ?? usual.message };
  const facts = [{ heading: 'What falls due', rows }];
  const mail = letterMail({ seller, ...words, facts, optOut: link.url });
  return { ...mail, to: letter.to, about: { clientId: client.id, jobId: job.id } };
};

/** Tells the trader that the email to their client was not sent. */
export const failed = async ({ firmId }: StoredFirm, letter: StoredLetter) => {
  const found = await read(firmId, letter);
  if (!found) return;
  const { id: subjectId, title: label } = found.job;
  await transact(note(firmId, { kind: 'mail_failed', label, subject: 'jobs', subjectId }));
};
