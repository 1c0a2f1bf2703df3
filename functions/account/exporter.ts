import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { findUser } from '#functions/auth/read.ts';
import { putObject } from '#functions/lib/bucket.ts';
import { namelessFile } from '#functions/lib/nameless-file.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { exportEntity, workEntity } from './entity.ts';
import { exportKey } from './export.ts';
import { exportFiles, type ZipFile } from './files.ts';

/** How often the progress is written down, in milliseconds. */
const beatMs = 1000;

const beat = (userId: string, done: number, total: number) =>
  exportEntity.patch({ userId }).set({ done, total, beatAt: Date.now() }).go();

async function* counted(
  userId: string,
  files: AsyncIterable<ZipFile>,
  total: number,
): AsyncGenerator<ZipFile> {
  let done = 0;
  let beatAt = 0;
  for await (const file of files) {
    if (Date.now() - beatAt > beatMs) {
      await beat(userId, done, total);
      beatAt = Date.now();
    }
    yield file;
    done += 1;
  }
}

const writeZip = async (userId: string, file: FileHandle): Promise<{ size: number; total: number }> => {
  const user = await findUser(userId);
  if (!user) return { size: 0, total: 0 };
  const { files, total } = await exportFiles(user);
  const zip = makeZip(counted(userId, files, total));
  await file.writeFile(Readable.fromWeb(zip as ReadableStream));
  return { size: (await file.stat()).size, total };
};

/** Puts everything a user owns into a ZIP in the bucket. The ZIP grows on disk, so its size is no matter of memory. */
export const runExport = async (userId: string): Promise<void> => {
  const file = await namelessFile();
  try {
    const { size, total } = await writeZip(userId, file);
    if (total === 0) return;
    // A stream that is not destroyed holds its file open, and whoever closes the file would wait for ever.
    const body = file.createReadStream({ start: 0 });
    try {
      await putObject(exportKey(userId), { body, length: size, type: 'application/zip' });
    } finally {
      body.destroy();
    }
    const readyAt = new Date().toISOString();
    await transact([
      write(exportEntity.patch({ userId }).set({ status: 'ready', done: total, total, size, readyAt })),
      write(workEntity.delete({ scope: 'all', kind: 'export', userId })),
    ]);
  } finally {
    await file.close();
  }
};

/** Says that an export failed for good, so that the user can begin another. */
export const giveUpExport = async (userId: string): Promise<void> => {
  await transact([
    write(exportEntity.patch({ userId }).set({ status: 'failed' })),
    write(workEntity.delete({ scope: 'all', kind: 'export', userId })),
  ]);
};
