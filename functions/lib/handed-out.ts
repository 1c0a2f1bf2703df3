import type { FirmId } from '#shared/firms/ids.ts';
import { putObject } from './bucket.ts';
import { exportPrefix } from './export-prefix.ts';
import { signedUrl } from './signed-url.ts';

/** Bytes that a reply may carry: a Lambda answers with 6 MB at most, and base64 adds a third. */
const mostBytes = 3 * 1024 * 1024;

interface HandedOut {
  bytes: Uint8Array;
  fileName: string;
  type: string;
}

/** A file as a reply; a larger one lies in the bucket for a while, and the reply leads to its signed address. */
export const handedOut = async (firmId: FirmId, { bytes, fileName, type }: HandedOut) => {
  if (bytes.length <= mostBytes) return { bytes, fileName };
  const key = exportPrefix(firmId) + fileName;
  await putObject(key, { body: bytes, length: bytes.length, type, fileName });
  return { location: await signedUrl(key) };
};
