import { sweepFile } from '#functions/certificates/files.ts';
import { sweepPicture } from '#functions/photos/pictures.ts';
import type { Records } from './records.ts';

/** Deletes pictures and files left behind by interrupted uploads and deletions of photos and certificates. */
export const sweepPhotos = async ({ leftPhotos, leftCertificates }: Records): Promise<void> => {
  for (const file of leftCertificates) await sweepFile(file);
  for (const place of leftPhotos) await sweepPicture(place);
};
