import { expect, vi } from 'vitest';
import type { FirmId } from '#shared/firms/ids.ts';
import { partitionOf } from './partition.ts';

const kept = ['sentLetter', 'quoteLetter', 'certificateLetter', 'sentStatement'];

/** Waits until the mail service has told of every letter of a firm's what became of it, which it does after the reply that sent it. */
export const lettersEnded = (firmId: FirmId): Promise<void> =>
  vi.waitFor(
    async () => {
      const letters = (await partitionOf(firmId)).filter(({ __edb_e__ }) => kept.includes(`${__edb_e__}`));
      expect(letters.filter(({ deliveredAt, trouble }) => !deliveredAt && !trouble)).toEqual([]);
    },
    { timeout: 60_000, interval: 20 },
  );
