import { logger } from '#functions/lib/log.ts';
import type { ShownLine } from '#shared/lines/shown.ts';
import { priceEntity } from './entity.ts';

/** A line of a paper, as far as it says which price it came from. */
export type FromPrices = Pick<ShownLine, 'description' | 'source'>;

const countUse = (userId: string, id: number, at: string): Promise<unknown> =>
  priceEntity.patch({ userId, id }).add({ uses: 1 }).set({ lastUsedAt: at }).go();

/**
 * Counts, on each price that lines came from, one more use: the book shows what is used most first. Runs after the
 * paper is written and never fails it: a price deleted meanwhile, or a busy table, costs one count.
 */
export const countUses = async (userId: string, lines: readonly FromPrices[], at: string): Promise<void> => {
  const ids = new Set(lines.flatMap(({ source }) => source?.price ?? []));
  const results = await Promise.allSettled([...ids].map((id) => countUse(userId, id, at)));
  const missed = results.filter(({ status }) => status === 'rejected').length;
  if (missed > 0) logger.info('Uses of prices were not counted', { missed });
};
