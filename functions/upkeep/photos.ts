import { sweepFile } from '#functions/certificates/files.ts';
import { sweepPicture } from '#functions/photos/pictures.ts';
import { sweepStatementFile } from '#functions/tax/cis/files.ts';
import type { Records } from './records.ts';

/** Deletes pictures and files left behind by interrupted uploads and deletions of photos, certificates and statements. */
export const sweepPhotos = async ({
  leftPhotos,
  leftCertificates,
  leftStatements,
}: Records): Promise<void> => {
  for (const file of leftCertificates) await sweepFile(file);
  for (const file of leftStatements) await sweepStatementFile(file);
  for (const place of leftPhotos) await sweepPicture(place);
};
