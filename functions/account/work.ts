import { letterEntity } from '#functions/letters/entity.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { type WorkKind, workEntity } from './entity.ts';

type OfFirm = { kind: Exclude<WorkKind, 'erase'>; of: FirmId };
type WorkOfAccount = OfFirm | { kind: 'erase'; of: UserId };

export type Work = WorkOfAccount | { kind: 'letter'; firmId: FirmId; id: number };

class DoneBefore extends Error {}

/** Notes that somebody sets about a piece of work now; one that is done has nothing to note it on. */
export const beat = async ({ kind, of }: WorkOfAccount): Promise<void> => {
  const sign = workEntity.patch({ scope: 'all', kind, of }).set({ beatAt: Date.now() });
  await transact([write(sign, () => new DoneBefore())]).catch((error: unknown) => {
    if (!(error instanceof DoneBefore)) throw error;
  });
};

/**
 * Puts what was begun and not finished on the queue again and answers how much that is; only what nobody has set about for
 * `quietMs` milliseconds, all of it without. Each piece of work may run twice.
 */
export const requeueWork = async (quietMs = 0): Promise<number> => {
  const all = { pages: 'all', consistent: true } as const;
  const [work, letters] = await Promise.all([
    workEntity.query.underWay({ scope: 'all' }).go(all),
    letterEntity.query.underWay({ scope: 'all' }).go(all),
  ]);
  const before = Date.now() - quietMs;
  const isQuiet = ({ beatAt = 0 }: { beatAt?: number }) => beatAt <= before;
  const messages: Work[] = [
    ...work.data.filter(isQuiet).map(({ kind, of }) => ({ kind, of }) as WorkOfAccount),
    ...letters.data.filter(isQuiet).map(({ firmId, id }) => ({ kind: 'letter' as const, firmId, id })),
  ];
  if (messages.length > 0) await enqueue('work', messages);
  return messages.length;
};
