import { pack } from '#functions/lib/packed.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { seedLines } from '../seed-money.ts';

/** What every record of a seed has: its owner, an id and its times. */
interface Kept {
  firmId: FirmId;
  id: number;
  createdAt: string;
  updatedAt: string;
}

/** A quote of every job, sent and with what is being worked on, straight into the table. */
export const seedQuotes = async (every: (Kept & { clientId: number; jobId: number })[]): Promise<void> => {
  const { quoteEntity, quoteLinesEntity } = await import('#functions/ledger/quote-entity.ts');
  const validUntil = '2030-01-31';
  const packed = pack({
    ...{ lines: seedLines(5), validUntil, priceKind: 'quote', contract: 'work' },
  });
  const quotes = every.map((kept, n) => ({
    ...kept,
    ...{
      number: `Q-${n + 1}`,
      title: `Boiler service ${n}`,
      status: 'sent' as const,
      total: 84.5,
      version: 1,
    },
    ...{ validUntil, deposit: { kind: 'percent' as const, value: 25 }, sentAt: kept.createdAt },
  }));
  await quoteEntity.put(quotes).go({ concurrency: 4 });
  await quoteLinesEntity.put(every.map(({ firmId, id }) => ({ firmId, id, packed }))).go({ concurrency: 4 });
};
