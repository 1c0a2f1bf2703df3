import { deleteObject, getObject, putObject } from '#functions/lib/bucket.ts';
import { addressSigner } from '#functions/lib/signed-url.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** The key prefix of all of a firm's pictures. */
export const imagePrefix = (firmId: FirmId): string => `receipts/${firmId}/`;
const keyOf = (firmId: FirmId, id: number): string => `${imagePrefix(firmId)}${id}`;

export const putImage = (firmId: FirmId, id: number, bytes: Uint8Array, type: string): Promise<void> =>
  putObject(keyOf(firmId, id), { body: bytes, length: bytes.length, type });

/** Returns a receipt's picture; `undefined` if there is none. */
export const getImage = (firmId: FirmId, id: number): Promise<Uint8Array | undefined> =>
  getObject(keyOf(firmId, id));

/** Deletes a receipt's picture; succeeds if there is none. */
export const deleteImage = (firmId: FirmId, id: number): Promise<void> => deleteObject(keyOf(firmId, id));

/** Returns a function that signs the addresses of receipts' pictures, all at the same moment. */
export const imageSigner = async () => {
  const sign = await addressSigner();
  return (firmId: FirmId, id: number): string => sign(keyOf(firmId, id));
};
