import { enqueue } from '#functions/lib/queue.ts';
import { workEntity } from './entity.ts';

/** Puts everything that was begun and not finished on the queue again. Each piece of work may run twice. */
export const requeueWork = async (): Promise<number> => {
  const { data } = await workEntity.query.underWay({ scope: 'all' }).go({ pages: 'all', consistent: true });
  const messages = data.map(({ kind, userId }) => ({ kind, userId }));
  if (messages.length > 0) await enqueue('work', messages);
  return messages.length;
};
