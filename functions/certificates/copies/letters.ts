import { certificateLettersOf } from '#functions/letters/about-certificate.ts';
import { shownLetters } from '#shared/domain/letters/shown.ts';
import type { DocumentLetter } from '#shared/letters/letter.ts';
import { type Place, readCertificate } from '../list.ts';

/** The emails sent with a certificate, newest first. Throws 404. */
export const listCertificateLetters = async (place: Place): Promise<DocumentLetter[]> => {
  const [, letters] = await Promise.all([
    readCertificate(place),
    certificateLettersOf(place.firmId, place.id),
  ]);
  return shownLetters(letters);
};
