import { handedOut } from '#functions/lib/handed-out.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { claimableVat } from '#shared/receipts/claimable.ts';
import { receiptsContract } from '#shared/receipts/contract.ts';
import { receiptsOfYear } from './list.ts';
import type { StoredReceipt } from './read.ts';

const heading = ['Date', 'Vendor', 'Description', 'Category', 'Net', 'VAT', 'Total', 'VAT receipt', 'Notes'];

const figures = (receipt: StoredReceipt) => {
  const total = toPence(receipt.amount ?? 0);
  const vat = claimableVat(receipt);
  return { net: total - vat, vat, total };
};

const row = (receipt: StoredReceipt) => {
  const { net, vat, total } = figures(receipt);
  const { receiptDate, vendor = '', description = '', category = '', isVatReceipt, notes = '' } = receipt;
  const sums = [net, vat, total].map(toPounds);
  return [receiptDate, vendor, description, category, ...sums, isVatReceipt ? 'Yes' : 'No', notes];
};

const totals = (receipts: StoredReceipt[]) => {
  const sum = { net: 0, vat: 0, total: 0 };
  for (const { net, vat, total } of receipts.map(figures)) {
    sum.net += net;
    sum.vat += vat;
    sum.total += total;
  }
  return ['Total', '', '', '', toPounds(sum.net), toPounds(sum.vat), toPounds(sum.total), '', ''];
};

/** A year's receipts as CSV (UTF-8 with a byte order mark), in date order with a totals row. */
const reportOf = async (receipts: StoredReceipt[]): Promise<Uint8Array> => {
  const { csvOf } = await import('#functions/lib/csv.ts');
  return Buffer.from(csvOf([heading, ...receipts.map(row), totals(receipts)], { bom: true }));
};

/** A year's report as a file. */
export const report = async (firmId: FirmId, year: number) =>
  handedOut(firmId, {
    bytes: await reportOf(await receiptsOfYear(firmId, year)),
    fileName: `vat-receipts-${year}.csv`,
    type: receiptsContract.report.reply.mediaType,
  });
