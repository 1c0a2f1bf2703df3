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
  /** Delivers it; call it once the writes are done. */
  deliver: () => Promise<void>;
}

/** A single email, with its id so that it can be found again. */
export interface PostedLetter extends Posted {
  id: number;
}

/** An email to be written in the transaction it is about, and sent afterwards, or this many milliseconds later. */
export const post = (letter: NewLetter, afterMs = 0): PostedLetter => {
  const id = letter.id ?? newId();
  const later = afterMs > 0 ? { notBefore: Date.now() + afterMs } : {};
  const stored = { ...letter, id, rank: rankAs(letter.kind), beatAt: 0, ...later };
  return {
    id,
    writes: [write(letterEntity.put(stored))],
    // The message names no email: the worker takes the first in the queue. If the trigger is lost, it is sent with the next one.
    deliver: () =>
      enqueue('letters', [{}], Math.ceil(afterMs / 1000)).catch((error: unknown) =>
        logger.warn('A letter waits', { reason: String(error) }),
      ),
  };
};
