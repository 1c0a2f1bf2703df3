import { toPence, toPounds } from '#shared/money.ts';
import type { StoredReceipt } from './list.ts';

const heading = ['Date', 'Vendor', 'Description', 'Category', 'Net', 'VAT', 'Total', 'VAT receipt', 'Notes'];
const money = (pence: number): string => toPounds(pence).toFixed(2);

const figures = ({ amount, vatAmount, isVatReceipt }: StoredReceipt) => {
  const total = toPence(amount ?? 0);
  const vat = isVatReceipt ? toPence(vatAmount ?? 0) : 0;
  return { net: total - vat, vat, total };
};

const row = (receipt: StoredReceipt): string[] => {
  const { net, vat, total } = figures(receipt);
  const { receiptDate, vendor = '', description = '', category = '', isVatReceipt, notes = '' } = receipt;
  const sums = [net, vat, total].map(money);
  return [receiptDate, vendor, description, category, ...sums, isVatReceipt ? 'Yes' : 'No', notes];
};

const totals = (receipts: StoredReceipt[]): string[] => {
  const sum = { net: 0, vat: 0, total: 0 };
  for (const { net, vat, total } of receipts.map(figures)) {
    sum.net += net;
    sum.vat += vat;
    sum.total += total;
  }
  return ['Total', '', '', '', money(sum.net), money(sum.vat), money(sum.total), '', ''];
};

/**
 * A year's receipts as CSV (RFC 4180, UTF-8 with a byte order mark), in date order with a row of totals. Cells that
 * a spreadsheet would take for a formula are disarmed.
 */
export const reportOf = async (receipts: StoredReceipt[]): Promise<Uint8Array> => {
  const { stringify } = await import('csv-stringify/sync');
  const text = stringify([heading, ...receipts.map(row), totals(receipts)], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // The library quotes only the record delimiter, but spreadsheets end a row at a lone line feed too.
    quoted_match: /[\r\n]/,
  });
  return Buffer.from(text);
};
