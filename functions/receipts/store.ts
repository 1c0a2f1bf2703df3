import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { leaseMs, type Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { logger } from '#functions/lib/log.ts';
import { pictureOf } from '#functions/lib/picture/picture.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { UploadedFile } from '#functions/lib/upload.ts';
import { newReceipt } from '#shared/domain/receipts/rules.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { tooBusy } from '#shared/kernel/refusal.ts';
import type { NewReceipt } from '#shared/receipts/input.ts';
import { onItsJob, recount } from './counts.ts';
import { receiptEntity, receiptPointer } from './entity.ts';
import { deleteImage, putImage } from './images.ts';
import { shown } from './list.ts';
import { readReceipt, type StoredReceipt } from './read.ts';

/**
 * Records in advance where a picture will be, so that the nightly sweep finds it if its receipt is never stored. Throws IdTaken,
 * unless an earlier attempt left the pointer and is over by now.
 */
const expectPicture = ({ firmId, id, receiptDate }: StoredReceipt): Promise<void> => {
  const comingMs = Date.now();
  const coming = receiptPointer
    .put({ firmId, id, receiptDate, isComing: true, comingMs })
    .where(
      (pointer, { notExists, eq, lt }) =>
        `${notExists(pointer.receiptDate)} OR (${eq(pointer.isComing, true)} AND ${lt(pointer.comingMs, comingMs - leaseMs)})`,
    );
  return transact([write(coming, () => new IdTaken())]);
};

const save = async (receipt: StoredReceipt, once: Once) => {
  const { firmId, id } = receipt;
  const arrived = receiptPointer
    .patch({ firmId, id })
    .remove(['isComing'])
    .where((pointer, { exists }) => exists(pointer.isComing));
  await transact([
    write(arrived, tooBusy),
    write(receiptEntity.create(receipt)),
    ...recount(undefined, receipt),
    ...onItsJob(receipt),
    // Without the picture's address, which would have expired by the time the call is repeated.
    ...once.writes(receipt),
  ]);
};

/** Never throws: the receipt doesn't exist, and the nightly sweep will find what is left of its picture by the pointer. */
const removePicture = async (firmId: FirmId, id: number): Promise<void> => {
  try {
    await deleteImage(firmId, id);
    await receiptPointer.delete({ firmId, id }).go();
  } catch (error) {
    logger.warn("A receipt's picture is left to the night", { error });
  }
};

/**
 * Undoes a failed creation. Leaves everything in place if the receipt was stored after all, or if that can't be determined: the
 * nightly sweep can.
 */
const takeBack = async (firmId: FirmId, id: number): Promise<void> => {
  const given = receiptPointer
    .patch({ firmId, id })
    .set({ isGone: true })
    .where((pointer, { exists }) => exists(pointer.isComing));
  const isTaken = await given.go().then(
    () => true,
    () => false,
  );
  if (isTaken) await removePicture(firmId, id);
};

/** Stores a receipt with its picture, but not where it was taken. Throws 415 if it is not a picture, 400 if it is damaged. */
export const createReceipt = (
  { firmId, madeBy }: { firmId: FirmId; madeBy: UserId },
  { id: chosen, ...input }: NewReceipt,
  file: UploadedFile,
  once: Once,
) => {
  const picture = pictureOf(file.bytes);
  return withNewId(async (id) => {
    const at = nextInstant();
    const kept = { firmId, id, ...madeNow(at), madeBy };
    const { type: fileType, bytes } = picture;
    const receipt = newReceipt(input, { fileName: file.name, fileType, fileSize: bytes.length }, kept);
    // The picture is stored first: a receipt without one must never show.
    await expectPicture(receipt);
    try {
      await putImage(firmId, id, picture.bytes, picture.type);
      await save(receipt, once);
    } catch (error) {
      await takeBack(firmId, id);
      throw error;
    }
    return shown(receipt);
  }, chosen);
};

/** Deletes the receipt, then its picture; the pointer stays until both are gone, for the nightly sweep. Throws 404. */
export const removeReceipt = async (
  firmId: FirmId,
  id: number,
  basedOn: string | undefined,
): Promise<void> => {
  await withLatest(
    () => readReceipt(firmId, id),
    basedOn,
    async (receipt) => {
      const { receiptDate, updatedAt } = receipt;
      const removal = receiptEntity
        .delete({ firmId, id, receiptDate })
        .where((row, { eq }) => eq(row.updatedAt, updatedAt));
      await transact([
        write(removal, () => new Moved()),
        write(receiptPointer.patch({ firmId, id }).set({ isGone: true })),
        ...recount(receipt, undefined),
      ]);
    },
  );
  await removePicture(firmId, id);
};
