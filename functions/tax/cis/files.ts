import { deleteObject, getObject, putObject } from '#functions/lib/bucket.ts';
import { logger } from '#functions/lib/log.ts';
import { addressSigner } from '#functions/lib/signed-url.ts';
import { statementMark } from './entity.ts';

/** A file of a statement by its own id. */
export interface FilePlace {
  userId: string;
  id: number;
}

/** Under this lie all files of a user's statements. */
export const statementPrefix = (userId: string): string => `statements/${userId}/`;
const keyOf = ({ userId, id }: FilePlace): string => `${statementPrefix(userId)}${id}`;

export const putFile = (place: FilePlace, bytes: Uint8Array, type: string): Promise<void> =>
  putObject(keyOf(place), { body: bytes, length: bytes.length, type });

/** `undefined` if there is none. */
export const getFile = (place: FilePlace): Promise<Uint8Array | undefined> => getObject(keyOf(place));

/** Deletes what no statement has, then its mark. Succeeds too where there is nothing. */
export const sweepStatementFile = async ({ userId, id }: FilePlace): Promise<void> => {
  await deleteObject(keyOf({ userId, id }));
  await statementMark.delete({ userId, id }).go();
};

/** The same for a call that has done its work: what is left the nightly sweep finds by its mark. */
export const tidyUp = async (place: FilePlace): Promise<void> => {
  try {
    await sweepStatementFile(place);
  } catch (error) {
    logger.warn("A statement's file is left to the night", { error });
  }
};

/** Gives files their signed addresses, all of one moment. */
export const fileSigner = async () => {
  const sign = await addressSigner();
  return (place: FilePlace): string => sign(keyOf(place));
};
