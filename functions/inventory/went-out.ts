import { priceOut } from '#shared/domain/inventory/rules.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { moveEntity } from './move-entity.ts';

/** The cost, in pounds, of one piece of an item that was taken for a job and is still there; undefined if none is. */
export const priceOutOf = async (
  firmId: FirmId,
  itemId: number,
  jobId: number,
): Promise<number | undefined> => {
  const { data } = await moveEntity.query
    .byItem({ firmId, itemId })
    .where(
      (move, { eq }) =>
        `${eq(move.jobId, jobId)} AND (${eq(move.type, 'out')} OR ${eq(move.type, 'return')})`,
    )
    .go({ pages: 'all', consistent: true, attributes: ['jobId', 'type', 'change', 'unitPrice'] });
  return priceOut(data, jobId);
};
