import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { type ReceiptChange, summedReceipt } from '#shared/receipts/input.ts';
import { onItsJob, recount } from './counts.ts';
import { receiptEntity, receiptPointer } from './entity.ts';
import { shown } from './list.ts';
import { readReceiptOf, type StoredReceipt } from './read.ts';

type Changes = Omit<ReceiptChange, 'updatedAt'> & { updatedAt: string };

const moved = () => new Moved();

const changeInPlace = ({ firmId, id, receiptDate, updatedAt }: StoredReceipt, changes: Changes): Write[] => {
  const { receiptDate: _same, ...fields } = changes;
  const patch = receiptEntity
    .patch({ firmId, id, receiptDate })
    .set(withoutNulls(fields))
    .remove(cleared(fields) as 'notes'[])
    .where((receipt, { eq }) => eq(receipt.updatedAt, updatedAt));
  return [write(patch, moved)];
};

/** A receipt's date is part of its key, so a new date means a new item. */
const moveElsewhere = (
  { firmId, id, receiptDate, updatedAt }: StoredReceipt,
  after: StoredReceipt,
): Write[] => {
  const removal = receiptEntity
    .delete({ firmId, id, receiptDate })
    .where((receipt, { eq }) => eq(receipt.updatedAt, updatedAt));
  return [
    write(removal, moved),
    write(receiptEntity.create(after), moved),
    write(receiptPointer.patch({ firmId, id }).set({ receiptDate: after.receiptDate }), moved),
  ];
};

/**
 * Updates a receipt: an omitted field stays, `null` clears it. Throws 404, 400 for VAT that can't be part of its amount or a job
 * that is not the firm's, 409 for a stale write.
 */
export const changeReceipt = async (
  { firmId, id, by }: { firmId: FirmId; id: number; by: UserId | undefined },
  { updatedAt: basedOn, ...fields }: ReceiptChange,
) => {
  const after = await withLatest(
    () => readReceiptOf(firmId, id, by),
    basedOn,
    async (current) => {
      const changes = { ...fields, updatedAt: nextInstant(current.updatedAt) };
      const changed = applied<StoredReceipt>(current, changes);
      validate(summedReceipt, changed);
      const isMoving = changed.receiptDate !== current.receiptDate;
      await transact([
        ...(isMoving ? moveElsewhere(current, changed) : changeInPlace(current, changes)),
        ...recount(current, changed),
        ...(changed.jobId === current.jobId ? [] : onItsJob(changed)),
      ]);
      return changed;
    },
  );
  return shown(after);
};
