import { sweepPicture } from '#functions/photos/pictures.ts';
import type { Records } from './records.ts';

/** Deletes the pictures that new photos and deletions left behind when they were cut short. */
export const sweepPhotos = async ({ leftPhotos }: Records): Promise<void> => {
  for (const place of leftPhotos) await sweepPicture(place);
};
