import { expect, vi } from 'vitest';
import type { FirmId } from '#shared/firms/ids.ts';

/** Waits until every letter about what a user did has gone out, so that nothing is written behind a test's back. */
export const lettersGone = async (firmId: FirmId): Promise<void> => {
  // Imported late: an entity reads the environment when it is loaded.
  const { letterEntity } = await import('#functions/letters/entity.ts');
  const waiting = async () => {
    const { data } = await letterEntity.query.underWay({ scope: 'all' }).begins({ firmId }).go();
    return data;
  };
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 });
};
