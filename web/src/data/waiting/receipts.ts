import * as z from 'zod/mini';
import { receipt, receiptsRoutes } from '#shared/receipts/contract.ts';
import { routeKey } from '#shared/route.ts';
import type { NewEntry } from '../../outbox/entry.ts';
import { added, amended, amendedOne, beginning, changed, type Laying, made, toldFields } from './laying.ts';

const create = routeKey(receiptsRoutes.create);
const change = routeKey(receiptsRoutes.change);

/** A receipt that waits, as a row. Its picture lies on this device, with no address that the server signed. */
const asRow = (entry: NewEntry) => {
  const { receiptDate, ...told } = toldFields(entry) as { receiptDate: string };
  const [year, month] = receiptDate.split('-').map(Number);
  return z.parse(receipt, {
    isVatReceipt: true,
    ...told,
    ...beginning(entry),
    ...{ receiptDate, year, month, fileName: '', fileUrl: '', fileType: '', fileSize: 0 },
  });
};

const isOfYear = (row: unknown, part: unknown): boolean => {
  const { year } = (part ?? {}) as { year?: string };
  return year === undefined || String((row as { year: number }).year) === year;
};

export const receiptsLaying: Laying = {
  rows: { [receiptsRoutes.list.path]: { [create]: added(asRow, isOfYear), [change]: amended() } },
  ones: { [receiptsRoutes.get.path]: { [create]: made(asRow), [change]: amendedOne() } },
  replies: { [create]: asRow, [change]: (entry) => changed(entry.base, entry) },
};
