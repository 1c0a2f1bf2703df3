import type { FirmId } from '#shared/firms/ids.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { moveEntity } from './move-entity.ts';

/**
 * What a piece of an item cost that went out for a job and is still there, in pounds: on average, for nobody says which of them comes
 * back, and rounded down, so that no job costs less than nothing. Undefined where none is out: what comes back then was never taken.
 */
export const priceOut = async (
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
    .go({ pages: 'all', consistent: true, attributes: ['change', 'unitPrice'] });
  const count = data.reduce((sum, { change }) => sum - change, 0);
  const pence = data.reduce((sum, { change, unitPrice = 0 }) => sum - change * toPence(unitPrice), 0);
  return count > 0 ? toPounds(Math.max(0, Math.floor(pence / count))) : undefined;
};
