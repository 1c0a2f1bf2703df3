import { findUser } from '#functions/auth/read.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { type ZipFile, zipToBucket } from '#functions/lib/zip-to-bucket.ts';
import { exportEntity, workEntity } from './entity.ts';
import { exportKey } from './export.ts';
import { exportFiles } from './files.ts';

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

const writeZip = async (userId: string): Promise<{ size: number; total: number }> => {
  const user = await findUser(userId);
  if (!user) return { size: 0, total: 0 };
  const { files, total } = await exportFiles(user);
  const size = await zipToBucket(exportKey(userId), counted(userId, files, total));
  return { size, total };
};

/** Puts everything a user owns into a ZIP in the bucket. */
export const runExport = async (userId: string): Promise<void> => {
  const { size, total } = await writeZip(userId);
  if (total === 0) return;
  const readyAt = new Date().toISOString();
  await transact([
    write(exportEntity.patch({ userId }).set({ status: 'ready', done: total, total, size, readyAt })),
    write(workEntity.delete({ scope: 'all', kind: 'export', userId })),
  ]);
};

/** Says that an export failed for good, so that the user can begin another. */
export const giveUpExport = async (userId: string): Promise<void> => {
  await transact([
    write(exportEntity.patch({ userId }).set({ status: 'failed' })),
    write(workEntity.delete({ scope: 'all', kind: 'export', userId })),
  ]);
};
