import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { putObject } from '#functions/lib/bucket.ts';
import { exportPrefix } from '#functions/lib/export-prefix.ts';
import { namelessFile } from '#functions/lib/nameless-file.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { signedUrl } from '#functions/lib/signed-url.ts';
import { contentsText } from './contents.ts';
import { filesOf } from './files.ts';
import { type Gathered, gather } from './gathered.ts';
import { refuseIncomplete } from './missing.ts';

/** The contents last: they name what turned out to be there. */
async function* zipped(gathered: Gathered, names: string[]) {
  for (const { name, input } of filesOf(gathered)) {
    const content = await input();
    if (content === undefined) continue;
    names.push(name);
    yield { name, input: content };
  }
  yield { name: 'Contents.txt', input: contentsText(gathered, names) };
}

const store = async (file: FileHandle, key: string, fileName: string): Promise<number> => {
  const { size } = await file.stat();
  // A stream that is not destroyed holds its file open, and whoever closes the file would wait for ever.
  const body = file.createReadStream({ start: 0 });
  try {
    await putObject(key, { body, length: size, type: 'application/zip', fileName });
  } finally {
    body.destroy();
  }
  return size;
};

/**
 * Puts what proves a debt into a ZIP in the bucket, and answers its signed address; the ZIP grows on disk, so its size is no matter of memory.
 * Throws 404, and 409 naming what is missing.
 */
export const packEvidence = async (user: StoredUser, id: number) => {
  const gathered = await gather(user, id);
  refuseIncomplete(gathered);
  const names: string[] = [];
  const fileName = `Evidence ${gathered.invoice.invoiceNumber.replace(/[^\w.-]/g, '-')}.zip`;
  const key = `${exportPrefix(user.userId)}evidence-${id}.zip`;
  const file = await namelessFile();
  try {
    await file.writeFile(Readable.fromWeb(makeZip(zipped(gathered, names)) as ReadableStream));
    const size = await store(file, key, fileName);
    return { url: await signedUrl(key), fileName, size, files: [...names, 'Contents.txt'] };
  } finally {
    await file.close();
  }
};
