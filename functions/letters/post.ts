import { logger } from '#functions/lib/log.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { newId } from '#shared/ids.ts';
import { letterEntity, rankAs, type StoredLetter } from './entity.ts';

export type NewLetter = Omit<StoredLetter, 'scope' | 'id' | 'rank' | 'failures' | 'beatAt' | 'notBefore'>;

export interface Posted {
  writes: Write[];
  /** Has it delivered; to be called once the writes are done. */
  deliver: () => Promise<void>;
}

/** A letter to be written in the transaction that it tells of, and sent after it. */
export const post = (letter: NewLetter): Posted => {
  const stored = { ...letter, id: newId(), rank: rankAs(letter.kind), beatAt: 0 };
  return {
    writes: [write(letterEntity.put(stored))],
    // It names no letter: whoever is called takes what comes first. What nobody is called for goes with the next one.
    deliver: () =>
      enqueue('letters', [{}]).catch((error: unknown) =>
        logger.warn('A letter waits', { reason: String(error) }),
      ),
  };
};
