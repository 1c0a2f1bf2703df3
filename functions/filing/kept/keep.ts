import { keyOf } from '#functions/lib/item-key.ts';
import { addDays } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { mtdUpdateEntity, readEveryUpdate } from '../income-tax/entity.ts';
import { mayBeAtHmrc, readReturns, vatReturnEntity } from '../vat/entity.ts';
import { keptFilingEntity } from './entity.ts';

const keep = async (firmId: FirmId, name: string, row: { keepUntil: string }): Promise<void> => {
  const ttl = Date.parse(addDays(row.keepUntil, 1)) / 1000;
  await keptFilingEntity.put({ firmId, name, row, ttl }).go();
};

/** Sets aside what a firm sent to HMRC before the rest is erased, because the law requires us to keep it. Idempotent. */
export const keepFiled = async (firmId: FirmId): Promise<void> => {
  const [returns, updates] = await Promise.all([readReturns(firmId), readEveryUpdate(firmId)]);
  for (const row of returns.filter(mayBeAtHmrc)) await keep(firmId, keyOf(vatReturnEntity, row).sk, row);
  for (const row of updates) await keep(firmId, keyOf(mtdUpdateEntity, row).sk, row);
};
