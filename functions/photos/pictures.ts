import { deleteObject, getObject, putObject } from '#functions/lib/bucket.ts';
import { logger } from '#functions/lib/log.ts';
import { addressSigner } from '#functions/lib/signed-url.ts';
import { photoMark } from './entity.ts';

/** Where a photo's picture lies. */
export interface Place {
  userId: string;
  jobId: number;
  id: number;
}

/** Under this lie all photos of a user. */
export const photoPrefix = (userId: string): string => `photos/${userId}/`;
const keyOf = ({ userId, jobId, id }: Place): string => `${photoPrefix(userId)}${jobId}/${id}`;

export const putPicture = (place: Place, bytes: Uint8Array, type: string): Promise<void> =>
  putObject(keyOf(place), { body: bytes, length: bytes.length, type });

/** `undefined` if there is none. */
export const getPicture = (place: Place): Promise<Uint8Array | undefined> => getObject(keyOf(place));

/** Deletes what no photo is of, then its mark. Succeeds too where there is nothing. */
export const sweepPicture = async ({ userId, jobId, id }: Place): Promise<void> => {
  await deleteObject(keyOf({ userId, jobId, id }));
  await photoMark.delete({ userId, id }).go();
};

/** The same for a call that has done its work: it throws nothing, what is left the nightly sweep finds by its mark. */
export const tidyUp = async (place: Place): Promise<void> => {
  try {
    await sweepPicture(place);
  } catch (error) {
    logger.warn("A photo's picture is left to the night", { error });
  }
};

/** Gives photos their signed addresses, all of one moment. */
export const pictureSigner = async () => {
  const sign = await addressSigner();
  return (place: Place): string => sign(keyOf(place));
};
