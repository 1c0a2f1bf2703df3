import type { EntityItem } from 'electrodb';
import { highestId } from '#functions/lib/list.ts';
import { walk } from '#functions/lib/walk.ts';
import { pictureEnding, safeName } from '#functions/lib/zip-names.ts';
import { receiptEntity } from '#functions/receipts/entity.ts';
import type { Bought } from '#shared/books/sale.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { toPence } from '#shared/money.ts';
import { claimableVat } from '#shared/receipts/claimable.ts';
import { notionalVat } from '#shared/receipts/reverse-charge.ts';
import type { Days } from './sales.ts';

type StoredReceipt = EntityItem<typeof receiptEntity>;

/** The file name of a receipt's picture, beside the table that refers to it. */
export const pictureName = ({ id, receiptDate, vendor = 'receipt', fileType }: StoredReceipt): string =>
  `${receiptDate}-${safeName(vendor)}-${id}.${pictureEnding(fileType)}`;

export const boughtOf = (receipt: StoredReceipt): Bought => {
  const { id, receiptDate, vendor = '', amount = 0, category = '' } = receipt;
  const total = toPence(amount);
  const vat = claimableVat(receipt);
  return {
    ...{ key: `b${id}`, date: receiptDate, supplier: vendor, net: total - vat, vat, total, category },
    ...{ description: receipt.description ?? '', isEntertaining: receipt.isEntertaining ?? false },
    reverse: receipt.reverseCharge,
    fileName: pictureName(receipt),
    notional: notionalVat(receipt),
  };
};

/** The receipts of a range of days, in date order. */
export async function* receiptsOf(firmId: FirmId, { from, to }: Days): AsyncGenerator<StoredReceipt> {
  const query = receiptEntity.query
    .byDate({ firmId })
    .between({ receiptDate: from, id: 0 }, { receiptDate: to, id: highestId });
  for await (const page of walk(receiptEntity, query)) yield* page;
}
