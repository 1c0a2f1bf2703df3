import { toPounds } from '../money.ts';
import { vatNames } from '../uk/vat.ts';
import type { BankMove, BookRecord, Bought, Cell, Sale, SaleRow } from './sale.ts';

/** Files for people: nothing here is cut, and money is a column each. */

export const boughtColumns = [
  'Date',
  'Supplier',
  'Net',
  'VAT',
  'Total',
  'Category',
  'File name',
  'Reverse charge VAT',
];

export const plainBought = ({
  key,
  date,
  supplier,
  net,
  vat,
  total,
  category,
  fileName,
  notional,
}: Bought): BookRecord => ({
  key,
  date,
  rows: [
    [
      date,
      supplier,
      toPounds(net),
      toPounds(vat),
      toPounds(total),
      category,
      fileName,
      notional ? toPounds(notional) : '',
    ],
  ],
});

export const saleColumns = ['Date', 'Number', 'Customer', 'Due', 'For', 'VAT code', 'Net', 'VAT', 'Total'];
export const creditColumns = [
  'Date',
  'Number',
  'Customer',
  'Credits',
  'For',
  'VAT code',
  'Net',
  'VAT',
  'Total',
];

const byCode = (rows: readonly SaleRow[]): SaleRow[] => {
  const sums = new Map<string, SaleRow>();
  for (const row of rows) {
    const { net = 0, amount = 0 } = sums.get(row.vat) ?? {};
    sums.set(row.vat, { ...row, net: net + row.net, amount: amount + row.amount });
  }
  return [...sums.values()];
};

/** A row for each VAT code of an invoice or a credit note, which is negative. */
export const plainSale = (sale: Sale): BookRecord => {
  const sign = sale.kind === 'invoice' ? 1 : -1;
  const rows = byCode(sale.rows).map(({ vat, net, amount }): Cell[] => [
    ...[sale.date, sale.number, sale.contact.name, sale.credits ?? sale.due, sale.reference, vatNames[vat]],
    ...[net, amount, net + amount].map((pence) => toPounds(sign * pence)),
  ]);
  return { key: sale.key, date: sale.date, rows };
};

export const moveColumns = ['Date', 'Invoice', 'Customer', 'How', 'Reference', 'Amount'];

export const plainMove = ({ key, date, number, payee, how, reference, pence }: BankMove): BookRecord => ({
  key,
  date,
  rows: [[date, number, payee, how, reference, toPounds(pence)]],
});
