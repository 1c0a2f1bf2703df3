import type { EntityItem } from 'electrodb';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { receiptEntity, receiptPointer } from './entity.ts';

export type StoredReceipt = EntityItem<typeof receiptEntity>;

/**
 * Reads the stored receipt by its id in two round trips; retries if its date, and so its key, changed between the two. Throws 404
 * if the firm has no such receipt.
 */
export const readReceipt = async (firmId: FirmId, id: number, missedAt?: string): Promise<StoredReceipt> => {
  const { data: pointer } = await receiptPointer.get({ firmId, id }).go({ consistent: true });
  if (!pointer || pointer.isGone || pointer.isComing || pointer.receiptDate === missedAt) throw notFound();
  const { receiptDate } = pointer;
  const { data } = await receiptEntity.get({ firmId, id, receiptDate }).go({ consistent: true });
  return data ?? readReceipt(firmId, id, receiptDate);
};

/** Same, but also throws 404 if `by` is given and did not make the receipt. */
export const readReceiptOf = async (
  firmId: FirmId,
  id: number,
  by: UserId | undefined,
): Promise<StoredReceipt> => {
  const receipt = await readReceipt(firmId, id);
  if (by && receipt.madeBy !== by) throw notFound();
  return receipt;
};
