import { userEntity } from '#functions/auth/entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { logger } from '#functions/lib/log.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { today } from '#shared/dates.ts';
import { hasAccess } from '#shared/subscription/access.ts';
import { type Due, dueInShard, dueShards } from './due-index.ts';

/** Users who may use the product, and whether they have switched reminders of invoices on. */
const willing = async (userIds: string[]): Promise<Map<string, boolean>> => {
  const items = await batchGet(userIds.map((userId) => keyOf(userEntity, { userId })));
  const users = items.flatMap((Item) => rowIn(userEntity, Item) ?? []);
  const now = Date.now();
  return new Map(
    users.filter((user) => hasAccess(user, now)).map((user) => [user.userId, user.remindersOn === true]),
  );
};

const queueWilling = async (due: Due[]): Promise<number> => {
  const users = await willing([...new Set(due.map(({ userId }) => userId))]);
  // A quote says by itself whether its customer is asked again.
  const messages = due.filter((each) =>
    'quoteId' in each ? users.has(each.userId) : users.get(each.userId),
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
 * Every morning: puts a message on the queue for each invoice and quote whose next reminder is due. It decides nothing that
 * the sender does not check again, so running it twice, or again after a crash, sends nothing twice.
 */
export const handler = async (): Promise<{ queued: number }> => {
  const day = today();
  const counts = await Promise.all(dueShards.map((shard) => planShard(shard, day)));
  const queued = counts.reduce((sum, count) => sum + count, 0);
  logger.info('Reminders planned', { day, queued });
  return { queued };
};
