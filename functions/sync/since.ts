import { headOf } from '#functions/lib/feed/heads.ts';
import { partitionOf } from '#functions/lib/feed/log.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Changes } from '#shared/sync/contract.ts';
import { isCurrent } from './cursors.ts';
import { deltaOf } from './delta.ts';
import type { Asker } from './records.ts';
import { perSnapshot } from './snapshot.ts';

/** A page of the changes to a firm's records since a cursor. Throws 410 if the device must fill again. */
export const changesSince = async (
  firmId: FirmId,
  { user, member }: Asker,
  since: string,
): Promise<Changes | null> => {
  const pk = partitionOf(firmId);
  const head = await headOf(pk);
  if (!head) return null;
  if (isCurrent(since, head, member))
    return { from: since, to: since, more: false, records: [], gone: [], done: [] };
  return deltaOf({ pk, firmId, user, member }, head, { since, limit: perSnapshot });
};
