import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An unlinked temporary file: a firm's data in it is gone when the process ends, however it ends. */
export const namelessFile = async (): Promise<FileHandle> => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  try {
    return await open(join(folder, 'export.zip'), 'w+');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
