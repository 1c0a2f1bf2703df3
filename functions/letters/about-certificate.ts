import { transactInTurn, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import { certificateLetterEntity } from './certificate-entity.ts';
import { type NewLetter, type Posted, post } from './post.ts';

type CertificateMail = NewLetter & { kind: 'certificate'; subject: string };

/** Queues an email with a certificate, and records with the certificate that it is waiting. */
export const postWithCertificate = (letter: CertificateMail): Posted => {
  const { firmId, documentId: certificateId, to, subject } = letter;
  const id = newId();
  const { writes, deliver } = post({ ...letter, id });
  const at = new Date().toISOString();
  const kept = { firmId, certificateId, id, at, to, subject, waits: true };
  return { writes: [...writes, write(certificateLetterEntity.put(kept))], deliver };
};

/** The emails sent with a certificate, oldest first. */
export const certificateLettersOf = async (firmId: FirmId, certificateId: number) => {
  const { data } = await certificateLetterEntity.query
    .byCertificate({ firmId, certificateId })
    .go({ pages: 'all', consistent: true });
  return data;
};

/** Deletes them before their certificate; what they say is no longer needed. */
export const dropCertificateLetters = async (firmId: FirmId, certificateId: number): Promise<void> => {
  const letters = await certificateLettersOf(firmId, certificateId);
  await transactInTurn(
    letters.map(({ id }) => write(certificateLetterEntity.delete({ firmId, certificateId, id }))),
  );
};
