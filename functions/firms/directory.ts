import { directoryOf } from '#functions/lib/directory.ts';
import { firmEntity, type StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const { keys, page } = directoryOf('firms', firmEntity);

/** A firm's keys in the directory; they never change. */
export const directoryKeys = (firmId: FirmId, createdAt: string) => keys(firmId, createdAt);

/** Every firm, a page at a time; from another table if one is named. */
export async function* everyFirm(table?: string): AsyncGenerator<StoredFirm[]> {
  let before: string | undefined;
  do {
    const { rows, next } = await page(500, before, table);
    yield rows;
    before = next;
  } while (before !== undefined);
}
