import { deleteObject, getObject, putObject } from '#functions/lib/bucket.ts';
import { logger } from '#functions/lib/log.ts';
import { addressSigner } from '#functions/lib/signed-url.ts';
import { certificateMark } from './entity.ts';

/** Where a file lies; `id` is its own. */
export interface FilePlace {
  userId: string;
  jobId: number;
  id: number;
}

/** Under this lie all files of a user's certificates. */
export const certificatePrefix = (userId: string): string => `certificates/${userId}/`;
const keyOf = ({ userId, jobId, id }: FilePlace): string => `${certificatePrefix(userId)}${jobId}/${id}`;

export const putFile = (place: FilePlace, bytes: Uint8Array, type: string): Promise<void> =>
  putObject(keyOf(place), { body: bytes, length: bytes.length, type });

/** `undefined` if there is none. */
export const getFile = (place: FilePlace): Promise<Uint8Array | undefined> => getObject(keyOf(place));

/** Deletes what no certificate has, then its mark. Succeeds too where there is nothing. */
export const sweepFile = async ({ userId, jobId, id }: FilePlace): Promise<void> => {
  await deleteObject(keyOf({ userId, jobId, id }));
  await certificateMark.delete({ userId, id }).go();
};

/** The same for a call that has done its work: what is left the nightly sweep finds by its mark. */
export const tidyUp = async (place: FilePlace): Promise<void> => {
  try {
    await sweepFile(place);
  } catch (error) {
    logger.warn("A certificate's file is left to the night", { error });
  }
};

/** Gives files their signed addresses, all of one moment. */
export const fileSigner = async () => {
  const sign = await addressSigner();
  return (place: FilePlace): string => sign(keyOf(place));
};
