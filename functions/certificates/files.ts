import { deleteObject, getObject, putObject } from '#functions/lib/bucket.ts';
import { Refusal } from '#functions/lib/errors.ts';
import { logger } from '#functions/lib/log.ts';
import { pictureOf } from '#functions/lib/picture/picture.ts';
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

const isPdf = (bytes: Uint8Array): boolean => {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  return text(bytes.subarray(0, 5)) === '%PDF-' && text(bytes.subarray(-1024)).includes('%%EOF');
};

/** What a file is by its content, a picture without where it was taken. Throws 415 for neither, 400 for a damaged picture. */
export const checkedFile = (bytes: Uint8Array): { bytes: Uint8Array; type: string } => {
  if (isPdf(bytes)) return { bytes, type: 'application/pdf' };
  const picture = pictureOf(bytes);
  if (picture.type === 'image/heic')
    throw new Refusal(415, 'HEIC photos cannot be shown everywhere. Save it as a JPEG or a PDF.');
  return picture;
};

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
