import { sweepFile } from '#functions/certificates/files.ts';
import { sweepPicture } from '#functions/photos/pictures.ts';
import type { Records } from './records.ts';

/** Deletes the pictures and the files that new photos, certificates and deletions left behind when they were cut short. */
export const sweepPhotos = async ({ leftPhotos, leftCertificates }: Records): Promise<void> => {
  for (const file of leftCertificates) await sweepFile(file);
  for (const place of leftPhotos) await sweepPicture(place);
};
