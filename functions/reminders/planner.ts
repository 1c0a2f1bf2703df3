import { userEntity } from '#functions/auth/entity.ts';
import { logger } from '#functions/lib/log.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { batchGet } from '#functions/lib/table.ts';
import { today } from '#shared/dates.ts';
import { hasAccess } from '#shared/subscription/access.ts';
import { type DueInvoice, dueInShard, dueShards } from './due-index.ts';

/** Which of these users have switched reminders on and may use the product. */
const willing = async (userIds: string[]): Promise<Set<string>> => {
  const items = await batchGet(userIds.map((userId) => userEntity.get({ userId }).params().Key));
  const users = items.flatMap((Item) => (Item ? (userEntity.parse({ Item }).data ?? []) : []));
  const now = Date.now();
  return new Set(users.filter((user) => user.remindersOn && hasAccess(user, now)).map((user) => user.userId));
};

const queueWilling = async (due: DueInvoice[]): Promise<number> => {
  const users = await willing([...new Set(due.map(({ userId }) => userId))]);
  const messages = due.filter(({ userId }) => users.has(userId));
  await enqueue('reminders', messages);
  return messages.length;
};

const planShard = async (shard: string, day: string): Promise<number> => {
  let queued = 0;
  for await (const due of dueInShard(shard, day)) queued += await queueWilling(due);
  return queued;
};

/**
 * Every morning: puts a message on the queue for each invoice whose next reminder is due. It decides nothing that
 * the sender does not check again, so running it twice, or again after a crash, sends nothing twice.
 */
export const handler = async (): Promise<{ queued: number }> => {
  const day = today();
  const counts = await Promise.all(dueShards.map((shard) => planShard(shard, day)));
  const queued = counts.reduce((sum, count) => sum + count, 0);
  logger.info('Reminders planned', { day, queued });
  return { queued };
};
