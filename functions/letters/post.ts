import { logger } from '#functions/lib/log.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { newId } from '#shared/ids.ts';
import { letterEntity, rankAs, type StoredLetter } from './entity.ts';

export type NewLetter = Omit<StoredLetter, 'scope' | 'id' | 'rank' | 'failures' | 'beatAt' | 'notBefore'> & {
  id?: number;
};

export interface Posted {
  writes: Write[];
  /** Has it delivered; to be called once the writes are done. */
  deliver: () => Promise<void>;
}

/** A single letter, with its id so that it can be found again. */
export interface PostedLetter extends Posted {
  id: number;
}

/** A letter to be written in the transaction that it tells of, and sent after it, or so many milliseconds later. */
export const post = (letter: NewLetter, afterMs = 0): PostedLetter => {
  const id = letter.id ?? newId();
  const later = afterMs > 0 ? { notBefore: Date.now() + afterMs } : {};
  const stored = { ...letter, id, rank: rankAs(letter.kind), beatAt: 0, ...later };
  return {
    id,
    writes: [write(letterEntity.put(stored))],
    // It names no letter: whoever is called takes what comes first. What nobody is called for goes with the next one.
    deliver: () =>
      enqueue('letters', [{}], Math.ceil(afterMs / 1000)).catch((error: unknown) =>
        logger.warn('A letter waits', { reason: String(error) }),
      ),
  };
};
