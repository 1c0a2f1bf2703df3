import { logger } from '#functions/lib/log.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { newId } from '#shared/ids.ts';
import { letterEntity, type StoredLetter } from './entity.ts';

export type NewLetter = Omit<StoredLetter, 'scope' | 'id' | 'tries' | 'beatAt'>;

export interface Posted {
  writes: Write[];
  /** Has it delivered; to be called once the writes are done. */
  deliver: () => Promise<void>;
}

/** A letter to be written in the transaction that it tells of, and sent after it. */
export const post = (letter: NewLetter): Posted => {
  const { firmId } = letter;
  const id = newId();
  return {
    writes: [write(letterEntity.put({ ...letter, id, beatAt: 0 }))],
    // What is not queued is found by the next look for work that nobody has set about.
    deliver: () =>
      enqueue('work', [{ kind: 'letter', firmId, id }]).catch((error: unknown) =>
        logger.warn('A letter waits', { reason: String(error) }),
      ),
  };
};
