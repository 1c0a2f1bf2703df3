import { lazily } from '#functions/lib/lazily.ts';
import type { OnPhotos } from '#functions/photos/handler.ts';

const certificates = lazily(() => import('#functions/certificates/photos.ts'));

export const above: OnPhotos = {
  photoAdded: [async (photo) => (await certificates()).photoAdded(photo)],
  photoTaken: [async (photo) => (await certificates()).photoTaken(photo)],
};
