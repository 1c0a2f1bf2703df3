import { createHash } from 'node:crypto';
import { requeueWork } from '#functions/account/work.ts';
import { everyFirm } from '#functions/firms/directory.ts';
import { logger } from '#functions/lib/log.ts';
import { enqueue } from '#functions/lib/queue.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { bounded } from '#functions/lib/tenant.ts';
import { today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { hasAccess } from '#shared/subscription/access.ts';

/** Every firm has its turn once in this many nights; docs/decisions/032 shows the cost. */
const nights = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** Longer than Lambda lets anything run, so nobody can still be working on it; in milliseconds. */
const deadMs = 20 * 60 * 1000;

const nightOf = (firmId: FirmId): number =>
  createHash('sha256').update(firmId).digest().readUInt32BE(0) % nights;

/** A firm without access has changed nothing, and one being erased takes its counters along. */
const canHaveChanged = (firm: StoredFirm, now: number): boolean => !firm.erasingSince && hasAccess(firm, now);

/** `everybody`: all firms, regardless of the night, for a manual run. */
interface Asked {
  everybody?: boolean;
}

/**
 * Runs nightly: requeues work that died, and queues a message for each firm whose turn it is to be recounted. Running it twice
 * does no harm.
 */
export const handler = bounded(async ({ everybody = false }: Asked = {}) => {
  const requeued = await requeueWork(deadMs);
  // The trigger for sending an email may have been lost.
  await enqueue('letters', [{}]);
  const now = Date.now();
  const night = (Date.parse(today(now)) / dayMs) % nights;
  let queued = 0;
  for await (const firms of everyFirm()) {
    const due = firms.filter(
      (firm) => canHaveChanged(firm, now) && (everybody || nightOf(firm.firmId) === night),
    );
    await enqueue(
      'upkeep',
      due.map(({ firmId }) => ({ firmId })),
    );
    queued += due.length;
  }
  logger.info('Upkeep planned', { requeued, queued });
  return { requeued, queued };
});
