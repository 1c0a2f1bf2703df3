import type { FirmId } from '#shared/firms/ids.ts';
import { putObject } from './bucket.ts';
import { exportPrefix } from './export-prefix.ts';
import { signedUrl } from './signed-url.ts';

/** The largest file sent in a reply, in bytes: a Lambda may answer with 6 MB, and base64 adds a third. */
const mostBytes = 3 * 1024 * 1024;

interface HandedOut {
  bytes: Uint8Array;
  fileName: string;
  type: string;
}

/** Replies with a file, or, if it is too large, puts it into the bucket and redirects to a signed URL. */
export const handedOut = async (firmId: FirmId, { bytes, fileName, type }: HandedOut) => {
  if (bytes.length <= mostBytes) return { bytes, fileName };
  const key = exportPrefix(firmId) + fileName;
  await putObject(key, { body: bytes, length: bytes.length, type, fileName });
  return { location: await signedUrl(key) };
};
