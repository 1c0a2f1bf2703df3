import { photoEntity } from '#functions/photos/entity.ts';
import type { StoredPhoto } from '#functions/photos/list.ts';
import { getPicture } from '#functions/photos/pictures.ts';
import type { StoredCertificate } from '../list.ts';
import type { IssuedPhoto } from './version.ts';

/** A certificate's photos, in the order they were taken. */
export const photosOf = async ({
  firmId,
  jobId,
  id,
  photoCount,
}: StoredCertificate): Promise<IssuedPhoto[]> => {
  if (!photoCount) return [];
  const { data } = await photoEntity.query
    .byJob({ firmId, jobId })
    .where(({ certificateId }, { eq }) => eq(certificateId, id))
    .go({ consistent: true, pages: 'all' });
  return data.sort((a, b) => a.id - b.id).map(issued);
};

const issued = ({ id, sha256 = '', path, caption, width, height }: StoredPhoto): IssuedPhoto => ({
  ...{ id, sha256, width, height },
  ...(path && { path }),
  ...(caption && { caption }),
});

/** The maximum number printed. */
const printed = 12;

/** The photos to print, with what they show; leaves out those a PDF can't contain. */
export const picturesOf = async (
  { firmId, jobId }: StoredCertificate,
  photos: readonly IssuedPhoto[] = [],
): Promise<{ photo: IssuedPhoto; bytes: Uint8Array }[]> => {
  const pictures = photos
    .slice(0, printed)
    .map(async (photo) => ({ photo, bytes: await getPicture({ firmId, jobId, id: photo.id }) }));
  return (await Promise.all(pictures)).flatMap(({ photo, bytes }) =>
    bytes && isPrintable(bytes) ? [{ photo, bytes }] : [],
  );
};

/** True for a JPEG or a PNG; WebP uploads can't be embedded in a PDF. */
const isPrintable = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xd8) || (first === 0x89 && second === 0x50);
