import { visitShards, visitsInShard } from '#functions/jobs/visit-index.ts';
import type { DueVisit } from '#functions/lib/due-index.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { logger } from '#functions/lib/log.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { acrossFirms, bounded } from '#functions/lib/tenant.ts';
import { addDays, today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { hasAccess } from '#shared/subscription/access.ts';

/** The firms with access that email their clients before visits. */
const willing = async (firmIds: FirmId[]): Promise<Set<string>> => {
  const keys = firmIds.map((firmId) => keyOf(firmEntity, { firmId }));
  const items = await acrossFirms(() => batchGet(keys));
  const firms = items.flatMap((Item) => rowIn(firmEntity, Item) ?? []);
  const now = Date.now();
  return new Set(
    firms.filter((firm) => firm.appointmentsOn && hasAccess(firm, now)).map(({ firmId }) => firmId),
  );
};

const queueWilling = async (visits: DueVisit[]): Promise<number> => {
  const firms = await willing([...new Set(visits.map(({ firmId }) => firmId))]);
  const messages = visits.filter(({ firmId }) => firms.has(firmId));
  await enqueue('reminders', messages);
  return messages.length;
};

const planShard = async (shard: string, day: string): Promise<number> => {
  let queued = 0;
  for await (const visits of visitsInShard(shard, day)) queued += await queueWilling(visits);
  return queued;
};

/**
 * Runs every afternoon: queues a message for each of tomorrow's visits. Everything is checked again later, so running it twice, or
 * again after a crash, tells nobody twice.
 */
export const handler = bounded(async (): Promise<{ queued: number }> => {
  const day = addDays(today(), 1);
  const counts = await Promise.all(visitShards.map((shard) => planShard(shard, day)));
  const queued = counts.reduce((sum, count) => sum + count, 0);
  logger.info('Visits planned', { day, queued });
  return { queued };
});
