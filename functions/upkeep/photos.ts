import { sweepPicture } from '#functions/photos/pictures.ts';
import type { Records } from './records.ts';

/** Deletes pictures left behind by interrupted uploads and deletions of photos. */
export const sweepPhotos = async ({ leftPhotos }: Records): Promise<void> => {
  for (const place of leftPhotos) await sweepPicture(place);
};
