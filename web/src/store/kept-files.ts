import { type Owner, withStore } from './database.ts';

/** A stored file that belongs to no change yet; undefined if there is none. */
export const readFile = async (owner: Owner, key: string): Promise<File | undefined> => {
  const kept = await withStore(owner, (database) => database.get('files', key));
  return kept && new File([kept.bytes], kept.name, { type: kept.type });
};

export const keepFile = async (owner: Owner, key: string, file: File): Promise<void> => {
  const kept = { bytes: await file.arrayBuffer(), name: file.name, type: file.type };
  await withStore(owner, (database) => database.put('files', kept, key));
};

export const dropFile = (owner: Owner, key: string): Promise<void> =>
  withStore(owner, (database) => database.delete('files', key));
