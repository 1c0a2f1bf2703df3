import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { putObject } from './bucket.ts';

/** An unlinked temporary file: a firm's data in it is gone when the process ends, however it ends. */
const namelessFile = async (): Promise<FileHandle> => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  try {
    return await open(join(folder, 'export.zip'), 'w+');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export interface ZipFile {
  name: string;
  input: string | Uint8Array;
}

const put = async (file: FileHandle, key: string, fileName: string | undefined): Promise<number> => {
  const { size } = await file.stat();
  // An undestroyed stream keeps its file open, and closing the file would wait for ever.
  const body = file.createReadStream({ start: 0 });
  try {
    await putObject(key, { body, length: size, type: 'application/zip', ...(fileName && { fileName }) });
  } finally {
    body.destroy();
  }
  return size;
};

/**
 * Writes files into a ZIP in the bucket one by one, and returns its size in bytes. The ZIP is built on disk, so memory does not
 * limit it. A browser saves it as `fileName`.
 */
export const zipToBucket = async (
  key: string,
  files: AsyncIterable<ZipFile>,
  fileName?: string,
): Promise<number> => {
  const file = await namelessFile();
  try {
    await file.writeFile(Readable.fromWeb(makeZip(files) as ReadableStream));
    return await put(file, key, fileName);
  } finally {
    await file.close();
  }
};
