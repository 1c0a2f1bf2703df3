import { createHash } from 'node:crypto';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { type ZipFile, zipToBucket } from '#functions/lib/zip-to-bucket.ts';
import { accountantFiles, type Packed } from './accountant.ts';
import { bookEntity } from './entity.ts';
import { bookName, partKey } from './place.ts';
import type { Finished, StoredBook } from './remember.ts';
import type { TakenBefore } from './taken.ts';

/** The heartbeat interval, in milliseconds. */
const beatMs = 10_000;

interface ToZip {
  firm: StoredFirm;
  book: StoredBook;
  before: TakenBefore;
}

/** Stores the accountant's ZIP in the bucket. Its hash covers its files only, because a ZIP also contains its creation time. */
export const storeZip = async ({ firm, book, before }: ToZip): Promise<Finished> => {
  const { firmId, id, format, kind, onlyNew, from, to } = book;
  const packed: Packed = { taken: [], rows: 0 };
  const hash = createHash('sha256');
  let beatAt = Date.now();
  async function* watched(): AsyncGenerator<ZipFile> {
    const packing = { firm, from, to, without: onlyNew ? before : undefined };
    for await (const file of accountantFiles(packing, packed)) {
      hash.update(file.name).update(file.input);
      if (Date.now() - beatAt > beatMs) {
        beatAt = Date.now();
        await bookEntity.patch({ firmId, id }).set({ beatAt }).go();
      }
      yield file;
    }
  }
  const name = bookName({ format, kind }, { from, to });
  const size = await zipToBucket(partKey(firmId, id, 0), watched(), name);
  const repeated = packed.taken.filter(([key]) => before.has(key)).length;
  return { ...packed, repeated, sha256: hash.digest('hex'), parts: [{ name, rows: packed.rows, size }] };
};
