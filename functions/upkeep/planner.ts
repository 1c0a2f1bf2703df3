import { createHash } from 'node:crypto';
import { requeueWork } from '#functions/account/work.ts';
import { everyUser } from '#functions/auth/directory.ts';
import { logger } from '#functions/lib/log.ts';
import { enqueue } from '#functions/lib/queue.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { today } from '#shared/dates.ts';
import { hasAccess } from '#shared/subscription/access.ts';

/** Every user has their turn once in so many nights; docs/decisions/034 shows what that costs. */
const nights = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** Longer than Lambda lets anything run, so that nobody can still be at it; milliseconds. */
const deadMs = 20 * 60 * 1000;

const nightOf = (userId: string): number =>
  createHash('sha256').update(userId).digest().readUInt32BE(0) % nights;

/** Whoever has no access has changed nothing, and whoever is leaving takes the counters along. */
const canHaveChanged = (user: StoredUser, now: number): boolean => !user.erasingSince && hasAccess(user, now);

/** `everybody`: whatever night it is, for a run by hand. */
interface Asked {
  everybody?: boolean;
}

/**
 * Every night: puts work that died on its queue again, and a message for each user whose turn it is to be recounted. Running
 * it twice does no harm.
 */
export const handler = async ({ everybody = false }: Asked = {}) => {
  const requeued = await requeueWork(deadMs);
  const now = Date.now();
  const night = (Date.parse(today(now)) / dayMs) % nights;
  let queued = 0;
  for await (const users of everyUser()) {
    const due = users.filter(
      (user) => canHaveChanged(user, now) && (everybody || nightOf(user.userId) === night),
    );
    await enqueue(
      'upkeep',
      due.map(({ userId }) => ({ userId })),
    );
    queued += due.length;
  }
  logger.info('Upkeep planned', { requeued, queued });
  return { requeued, queued };
};
