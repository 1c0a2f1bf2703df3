import { logger } from '#functions/lib/log.ts';
import { perTransaction, transact, type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import type { ShownLine } from '#shared/lines/shown.ts';
import { priceEntity } from './entity.ts';

/** The fields of a line that tell which price it came from. */
export type FromPrices = Pick<ShownLine, 'description' | 'source'>;

const countUse = (firmId: FirmId, id: number, at: string): Write =>
  write(priceEntity.patch({ firmId, id }).add({ uses: 1 }).set({ lastUsedAt: at }), notFound);

/** Returns how many uses could not be counted; writes them one by one if one makes the others fail. */
const countSome = async (uses: Write[]): Promise<number> => {
  try {
    await transact(uses);
    return 0;
  } catch {
    if (uses.length === 1) return 1;
    let missed = 0;
    for (const use of uses) missed += await countSome([use]);
    return missed;
  }
};

/**
 * Counts one more use on each price that lines came from, as the book lists the most used first. Runs after the document is
 * written and never makes it fail: a price deleted meanwhile, or a busy table, costs one count.
 */
export const countUses = async (firmId: FirmId, lines: readonly FromPrices[], at: string): Promise<void> => {
  const ids = new Set(lines.flatMap(({ source }) => source?.price ?? []));
  const uses = [...ids].map((id) => countUse(firmId, id, at));
  let missed = 0;
  for (let from = 0; from < uses.length; from += perTransaction)
    missed += await countSome(uses.slice(from, from + perTransaction));
  if (missed > 0) logger.info('Uses of prices were not counted', { missed });
};
