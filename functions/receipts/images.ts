import { deleteObject, getObject, putObject } from '#functions/lib/bucket.ts';
import { addressSigner } from '#functions/lib/signed-url.ts';

/** Under this lie all pictures of a user. */
export const imagePrefix = (userId: string): string => `receipts/${userId}/`;
const keyOf = (userId: string, id: number): string => `${imagePrefix(userId)}${id}`;

export const putImage = (userId: string, id: number, bytes: Uint8Array, type: string): Promise<void> =>
  putObject(keyOf(userId, id), { body: bytes, length: bytes.length, type });

/** `undefined` if there is none. */
export const getImage = (userId: string, id: number): Promise<Uint8Array | undefined> =>
  getObject(keyOf(userId, id));

/** Succeeds too where there is none. */
export const deleteImage = (userId: string, id: number): Promise<void> => deleteObject(keyOf(userId, id));

/** Gives receipts' pictures their signed addresses, all of one moment. */
export const imageSigner = async () => {
  const sign = await addressSigner();
  return (userId: string, id: number): string => sign(keyOf(userId, id));
};
