import { deleteObject, getObject, putObject } from '#functions/lib/bucket.ts';
import { addressSigner } from '#functions/lib/signed-url.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** Under this lie all pictures of a firm. */
export const imagePrefix = (firmId: FirmId): string => `receipts/${firmId}/`;
const keyOf = (firmId: FirmId, id: number): string => `${imagePrefix(firmId)}${id}`;

export const putImage = (firmId: FirmId, id: number, bytes: Uint8Array, type: string): Promise<void> =>
  putObject(keyOf(firmId, id), { body: bytes, length: bytes.length, type });

/** `undefined` if there is none. */
export const getImage = (firmId: FirmId, id: number): Promise<Uint8Array | undefined> =>
  getObject(keyOf(firmId, id));

/** Succeeds too where there is none. */
export const deleteImage = (firmId: FirmId, id: number): Promise<void> => deleteObject(keyOf(firmId, id));

/** Gives receipts' pictures their signed addresses, all of one moment. */
export const imageSigner = async () => {
  const sign = await addressSigner();
  return (firmId: FirmId, id: number): string => sign(keyOf(firmId, id));
};
