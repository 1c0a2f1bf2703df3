import type { ReceiptInput } from '../../receipts/input.ts';
import { withoutNulls } from '../applied.ts';
import type { KeptOf } from '../reader.ts';

type Receipt = KeptOf<'receipt'>;

/** A new receipt with its image as stored: a VAT receipt unless stated otherwise. */
export const newReceipt = <Own extends Pick<Receipt, 'id' | 'madeBy' | 'createdAt' | 'updatedAt'>>(
  input: ReceiptInput,
  picture: Pick<Receipt, 'fileName' | 'fileType' | 'fileSize'>,
  kept: Own,
) => {
  const { receiptDate } = input;
  return { isVatReceipt: true, ...withoutNulls(input), receiptDate, ...picture, ...kept } satisfies Receipt;
};
