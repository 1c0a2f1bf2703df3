import { expect, vi } from 'vitest';
import type { FirmId } from '#shared/firms/ids.ts';
import { lettersGone } from './letters.ts';
import { partitionOf } from './partition.ts';

const kept = ['sentLetter', 'quoteLetter', 'certificateLetter', 'sentStatement'];

/**
 * Waits until the mail service has said what became of each of a firm's letters, which it does after the reply that sent it. Returns
 * the firm's partition as it is then.
 */
export const lettersEnded = async (firmId: FirmId): ReturnType<typeof partitionOf> => {
  // A letter still in the queue may have no record yet.
  await lettersGone(firmId);
  return vi.waitFor(
    async () => {
      const items = await partitionOf(firmId);
      const letters = items.filter(({ __edb_e__ }) => kept.includes(`${__edb_e__}`));
      expect(letters.filter(({ deliveredAt, trouble }) => !deliveredAt && !trouble)).toEqual([]);
      return items;
    },
    { timeout: 60_000, interval: 20 },
  );
};
