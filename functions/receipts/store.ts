import { nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { notFound } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { logger } from '#functions/lib/log.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import type { UploadedFile } from '#functions/lib/upload.ts';
import { toPence } from '#shared/money.ts';
import type { ReceiptInput } from '#shared/receipts/contract.ts';
import { receiptEntity, receiptPointer, receiptTotals } from './entity.ts';
import { imageType } from './image-type.ts';
import { deleteImage, putImage } from './images.ts';
import { readReceipt, type StoredReceipt, shown } from './list.ts';

/** What receipts add to their user's totals together. */
export const totalsOf = (receipts: Pick<StoredReceipt, 'amount' | 'vatAmount' | 'isVatReceipt'>[]) => {
  const sum = (pounds: (number | undefined)[]) =>
    pounds.reduce((pence: number, each) => pence + toPence(each ?? 0), 0);
  return {
    receipts: receipts.length,
    amountPence: sum(receipts.map(({ amount }) => amount)),
    vatPence: sum(receipts.map(({ vatAmount, isVatReceipt }) => (isVatReceipt ? vatAmount : 0))),
  };
};

const total = (receipt: StoredReceipt, sign: 1 | -1): Write => {
  const { receipts, amountPence, vatPence } = totalsOf([receipt]);
  const deltas = {
    receipts: sign * receipts,
    amountPence: sign * amountPence,
    vatPence: sign * vatPence,
    revision: 1,
  };
  return write(receiptTotals.upsert({ userId: receipt.userId }).add(deltas));
};

const save = async (receipt: StoredReceipt, once: Once) => {
  const { userId, id, receiptDate } = receipt;
  await transact([
    write(receiptPointer.create({ userId, id, receiptDate }), () => new IdTaken()),
    write(receiptEntity.create(receipt)),
    total(receipt, 1),
    // Without the picture's address: it would have expired by the time the call is repeated.
    ...once.writes(receipt),
  ]);
};

/** Keeps a receipt with its picture. Throws 415 for what is no picture, 400 for a damaged one. */
export const createReceipt = (userId: string, input: ReceiptInput, file: UploadedFile, once: Once) => {
  const fileType = imageType(file.bytes);
  return withNewId(async (id) => {
    const at = nextInstant();
    const receipt: StoredReceipt = {
      isVatReceipt: true,
      ...withoutNulls(input),
      receiptDate: input.receiptDate,
      fileName: file.name,
      fileType,
      fileSize: file.bytes.length,
      ...{ userId, id, createdAt: at, updatedAt: at },
    };
    // The picture first: a receipt without one must never show.
    await putImage(userId, id, file.bytes, fileType);
    try {
      await save(receipt, once);
    } catch (error) {
      await deleteImage(userId, id);
      throw error;
    }
    return shown(receipt);
  });
};

/** Throws nothing: the receipt is gone, and what is left of its picture the nightly sweep finds by the pointer. */
const removePicture = async (userId: string, id: number): Promise<void> => {
  try {
    await deleteImage(userId, id);
    await receiptPointer.delete({ userId, id }).go();
  } catch (error) {
    logger.warn("A deleted receipt's picture is left to the night", { error });
  }
};

/** Deletes the receipt, then its picture; the pointer stays until both are gone, for the nightly sweep. Throws 404. */
export const removeReceipt = async (userId: string, id: number): Promise<void> => {
  const receipt = await readReceipt(userId, id);
  const removal = receiptEntity
    .delete({ userId, id, receiptDate: receipt.receiptDate })
    .where((row, { exists }) => exists(row.fileName));
  await transact([
    write(removal, notFound),
    write(receiptPointer.patch({ userId, id }).set({ isGone: true })),
    total(receipt, -1),
  ]);
  await removePicture(userId, id);
};
