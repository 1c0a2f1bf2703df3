import { findFirm } from '#functions/firms/read.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { exportEntity, workEntity } from '#functions/lib/work-entity.ts';
import { type ZipFile, zipToBucket } from '#functions/lib/zip-to-bucket.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { exportKey } from './export.ts';
import { exportFiles } from './files.ts';

/** How often the progress is stored, in milliseconds. */
const beatMs = 1000;

const beat = (firmId: FirmId, done: number, total: number) =>
  exportEntity.patch({ firmId }).set({ done, total, beatAt: Date.now() }).go();

async function* counted(
  firmId: FirmId,
  files: AsyncIterable<ZipFile>,
  total: number,
): AsyncGenerator<ZipFile> {
  let done = 0;
  let beatAt = 0;
  for await (const file of files) {
    if (Date.now() - beatAt > beatMs) {
      await beat(firmId, done, total);
      beatAt = Date.now();
    }
    yield file;
    done += 1;
  }
}

const writeZip = async (firmId: FirmId): Promise<{ size: number; total: number }> => {
  const firm = await findFirm(firmId);
  if (!firm) return { size: 0, total: 0 };
  const { files, total } = await exportFiles(firm);
  const size = await zipToBucket(exportKey(firmId), counted(firmId, files, total));
  return { size, total };
};

/** Writes everything a firm owns into a ZIP in the bucket. */
export const runExport = async (firmId: FirmId): Promise<void> => {
  const { size, total } = await writeZip(firmId);
  if (total === 0) return;
  const readyAt = new Date().toISOString();
  await transact([
    write(exportEntity.patch({ firmId }).set({ status: 'ready', done: total, total, size, readyAt })),
    write(workEntity.delete({ scope: 'all', kind: 'export', of: firmId })),
  ]);
};

/** Marks an export as failed for good, so that the firm can start another. */
export const giveUpExport = async (firmId: FirmId): Promise<void> => {
  await transact([
    write(exportEntity.patch({ firmId }).set({ status: 'failed' })),
    write(workEntity.delete({ scope: 'all', kind: 'export', of: firmId })),
  ]);
};
