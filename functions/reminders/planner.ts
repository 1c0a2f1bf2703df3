import { type Due, dueInShard, dueShards } from '#functions/lib/due-index.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { logger } from '#functions/lib/log.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { acrossFirms, bounded } from '#functions/lib/tenant.ts';
import { today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { hasAccess } from '#shared/subscription/access.ts';

/** The firms with access, and whether they have invoice reminders turned on. */
const willing = async (firmIds: FirmId[]): Promise<Map<string, boolean>> => {
  const keys = firmIds.map((firmId) => keyOf(firmEntity, { firmId }));
  const items = await acrossFirms(() => batchGet(keys));
  const firms = items.flatMap((Item) => rowIn(firmEntity, Item) ?? []);
  const now = Date.now();
  return new Map(
    firms.filter((firm) => hasAccess(firm, now)).map((firm) => [firm.firmId, firm.remindersOn === true]),
  );
};

const queueWilling = async (due: Due[]): Promise<number> => {
  const firms = await willing([...new Set(due.map(({ firmId }) => firmId))]);
  // Quotes and due dates have their own switches, and reminders of returns are always sent.
  const messages = due.filter((each) =>
    'invoiceId' in each ? firms.get(each.firmId) : firms.has(each.firmId),
  );
  await enqueue('reminders', messages);
  return messages.length;
};

const planShard = async (shard: string, day: string): Promise<number> => {
  let queued = 0;
  for await (const due of dueInShard(shard, day)) queued += await queueWilling(due);
  return queued;
};

/**
 * Runs every morning: queues a message for each invoice, quote and VAT return whose next reminder is due, and for each firm that
 * tells clients what is due. The sender checks everything again, so running it twice, or again after a crash, sends nothing twice.
 */
export const handler = bounded(async (): Promise<{ queued: number }> => {
  const day = today();
  const counts = await Promise.all(dueShards.map((shard) => planShard(shard, day)));
  const queued = counts.reduce((sum, count) => sum + count, 0);
  logger.info('Reminders planned', { day, queued });
  return { queued };
});
