import { receiptPointer, receiptTotals } from '#functions/receipts/entity.ts';
import { deleteImage } from '#functions/receipts/images.ts';
import { totalsOfReceipts } from '#shared/domain/receipts/totals.ts';
import { type Drift, driftOf, unmoved } from './drift.ts';
import type { Records } from './records.ts';

/** Wrong totals of receipts. */
export const receiptDrifts = ({ firmId, receiptTotals: item, receipts }: Records): Drift[] => {
  const expected = totalsOfReceipts(receipts);
  const repair = () =>
    receiptTotals.upsert({ firmId }).set(expected).add({ revision: 1 }).where(unmoved(item));
  return driftOf({ where: 'receipt totals', item, expected, repair });
};

/** Deletes pictures left behind by interrupted creations and deletions of receipts. */
export const sweepPictures = async ({ firmId, goneReceipts }: Records): Promise<void> => {
  for (const id of goneReceipts) {
    await deleteImage(firmId, id);
    await receiptPointer.delete({ firmId, id }).go();
  }
};
