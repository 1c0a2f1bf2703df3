import { expect, vi } from 'vitest';
import type { FirmId } from '#shared/firms/ids.ts';

/**
 * Waits until all of a firm's letters have been sent, so that nothing is written after a test. A letter about a visit is held back
 * for a minute, so that moving the visit can be undone.
 */
export const lettersGone = async (firmId: FirmId, withinMs = 90_000): Promise<void> => {
  // Imported late: an entity reads the environment when it is loaded.
  const { letterEntity } = await import('#functions/letters/entity.ts');
  const waiting = async () => {
    const { data } = await letterEntity.query
      .underWay({ scope: 'all' })
      .where((letter, { eq }) => eq(letter.firmId, firmId))
      .go({ pages: 'all' });
    return data;
  };
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: withinMs });
};
