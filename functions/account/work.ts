import { enqueue } from '#functions/lib/queue.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { type WorkKind, workEntity } from '#functions/lib/work-entity.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';

type OfFirm = { kind: Exclude<WorkKind, 'erase'>; of: FirmId };
export type Work = OfFirm | { kind: 'erase'; of: UserId };

class DoneBefore extends Error {}

/** Records a heartbeat for a piece of work; does nothing once it is done. */
export const beat = async ({ kind, of }: Work): Promise<void> => {
  const sign = workEntity.patch({ scope: 'all', kind, of }).set({ beatAt: Date.now() });
  await transact([write(sign, () => new DoneBefore())]).catch((error: unknown) => {
    if (!(error instanceof DoneBefore)) throw error;
  });
};

/**
 * Requeues unfinished work and returns how many pieces; only work without a heartbeat for `quietMs` milliseconds, or all of it by
 * default. Each piece may run twice.
 */
export const requeueWork = async (quietMs = 0): Promise<number> => {
  const { data } = await workEntity.query.underWay({ scope: 'all' }).go({ pages: 'all', consistent: true });
  const before = Date.now() - quietMs;
  const messages = data
    .filter(({ beatAt = 0 }) => beatAt <= before)
    .map(({ kind, of }) => ({ kind, of }) as Work);
  if (messages.length > 0) await enqueue('work', messages);
  return messages.length;
};
