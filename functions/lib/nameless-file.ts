import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file whose name is taken off at once: what it holds of a firm is gone with this process, however that ends. */
export const namelessFile = async (): Promise<FileHandle> => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  try {
    return await open(join(folder, 'export.zip'), 'w+');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
