import { addDays } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { keptReturnEntity, mayBeAtHmrc, readReturns } from './entity.ts';

/** Puts aside what a firm filed before all else of it is erased: the law wants it kept for six years. Running it again does the same. */
export const keepReturns = async (firmId: FirmId): Promise<void> => {
  for (const row of (await readReturns(firmId)).filter(mayBeAtHmrc)) {
    const ttl = Date.parse(addDays(row.keepUntil, 1)) / 1000;
    await keptReturnEntity.put({ firmId, end: row.end, row, ttl }).go();
  }
};
