import { putObject } from '#functions/lib/bucket.ts';
import { keptFiles } from '#functions/lib/kept-files.ts';
import { addressSigner } from '#functions/lib/signed-url.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { photoMark } from './entity.ts';

/** What identifies a photo's picture. */
export interface Place {
  firmId: FirmId;
  jobId: number;
  id: number;
}

/** The key prefix of all of a firm's photos. */
export const photoPrefix = (firmId: FirmId): string => `photos/${firmId}/`;
const keyOf = ({ firmId, jobId, id }: Place): string => `${photoPrefix(firmId)}${jobId}/${id}`;
const thumbnailKeyOf = (place: Place): string => `${keyOf(place)}.thumbnail`;

export const {
  put: putPicture,
  get: getPicture,
  sweep: sweepPicture,
  tidyUp,
} = keptFiles<Place>({
  keyOf,
  besideOf: thumbnailKeyOf,
  unmark: ({ firmId, id }) => photoMark.delete({ firmId, id }).go(),
  left: "A photo's picture is left to the night",
});

/** Stores a JPEG beside the picture, with which it is deleted. */
export const putThumbnail = (place: Place, bytes: Uint8Array): Promise<void> =>
  putObject(thumbnailKeyOf(place), { body: bytes, length: bytes.length, type: 'image/jpeg' });

/** Signs photos' URLs, all with one timestamp. */
export const pictureSigner = async () => {
  const sign = await addressSigner();
  return (photo: Place & { hasThumbnail?: boolean | undefined }) => ({
    fileUrl: sign(keyOf(photo)),
    thumbnailUrl: photo.hasThumbnail ? sign(thumbnailKeyOf(photo)) : null,
  });
};
