import type { StoredLetter } from '#functions/letters/entity.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { letterMail } from '#functions/paper/letter/mail.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { certificateName } from '#shared/certificates/kinds.ts';
import { answerWords } from '#shared/certificates/shown-value.ts';
import { formatDate } from '#shared/dates.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { getFile } from '../files.ts';
import { readCertificate, type StoredCertificate } from '../list.ts';

const factsOf = (head: StoredCertificate) => {
  const { number, day, outcome, nextDue } = head;
  const rows = [
    { label: 'Number', value: number ?? '' },
    { label: 'Day', value: day ? formatDate(day) : '' },
    { label: 'Outcome', value: outcome ? answerWords(outcome) : '' },
    { label: 'Next due', value: nextDue ? formatDate(nextDue) : '' },
  ];
  return [{ heading: certificateName(head), rows: rows.filter(({ value }) => value) }];
};

/** The email that sends a certificate, with its stored PDF attached. Throws 409 if it was withdrawn before the email was sent. */
export const compose = async (firm: StoredFirm, letter: StoredLetter): Promise<Mail> => {
  const { firmId } = firm;
  const { documentId: id, version: jobId = 0, clientId = 0, id: letterId, to } = letter;
  const { subject = '', message = '' } = letter;
  const head = await readCertificate({ firmId, jobId, id });
  const content = head.fileId && (await getFile({ firmId, jobId, id: head.fileId }));
  if (!content || head.state === 'withdrawn') throw conflict('It was withdrawn before this went out');
  const pdf = { filename: `${head.number?.replace('/', '-')}.pdf`, content };
  const mail = letterMail({ seller: await sellerOf(firm), subject, message, facts: factsOf(head) }, pdf);
  return { ...mail, to, about: { clientId, certificateId: id, letterId } };
};
