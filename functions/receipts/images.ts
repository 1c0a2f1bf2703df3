import { deleteObject, getObject, putObject, signedUrl } from '#functions/lib/bucket.ts';

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

/** A signed address of a receipt's picture. */
export const imageUrl = (userId: string, id: number): Promise<string> => signedUrl(keyOf(userId, id));
