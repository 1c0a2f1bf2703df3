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

/** Every firm has their turn once in so many nights; docs/decisions/032 shows what that costs. */
const nights = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** Longer than Lambda lets anything run, so that nobody can still be at it; milliseconds. */
const deadMs = 20 * 60 * 1000;

const nightOf = (firmId: FirmId): number =>
  createHash('sha256').update(firmId).digest().readUInt32BE(0) % nights;

/** Whoever has no access has changed nothing, and whoever is leaving takes the counters along. */
const canHaveChanged = (firm: StoredFirm, now: number): boolean => !firm.erasingSince && hasAccess(firm, now);

/** `everybody`: whatever night it is, for a run by hand. */
interface Asked {
  everybody?: boolean;
}

/**
 * Every night: puts work that died on its queue again, and a message for each firm whose turn it is to be recounted. Running
 * it twice does no harm.
 */
export const handler = bounded(async ({ everybody = false }: Asked = {}) => {
  const requeued = await requeueWork(deadMs);
  // Whoever was to be called for a letter may not have been.
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
