import { toPounds } from '../money.ts';
import type { VatCode } from '../uk/vat.ts';
import { oneLine, slashed, unitPounds } from './cells.ts';
import type { BookRecord, Cell, Sale, SaleRow } from './sale.ts';
import { asOne, multiplied } from './sale-rows.ts';

/** QuickBooks Online's columns of invoices; credit notes are imported by themselves, with the same. Amounts are without VAT. */
export const quickbooksColumns = [
  ...['*InvoiceNo', '*Customer', '*InvoiceDate', '*DueDate', 'Terms', 'Location', 'Memo'],
  ...['Item(Product/Service)', 'ItemDescription', 'ItemQuantity', 'ItemRate', '*ItemAmount', '*ItemTaxCode'],
  ...['ItemTaxAmount', 'Currency', 'Service Date'],
];

/** Names of QuickBooks' UK VAT codes, from memory (docs/decisions/098). */
const taxCodes: Record<VatCode, string> = {
  s: '20.0% S',
  r: '5.0% R',
  z: '0.0% Z',
  e: 'Exempt',
  o: 'No VAT',
  rc: '20.0% RC CIS',
  rc5: '5.0% RC CIS',
};

/** QuickBooks has no column for a line's discount: such a line is one of what it comes to. */
const withoutDiscount = (row: SaleRow): SaleRow => (row.discount === 0 ? multiplied(row) : asOne(row));

const ofRow = (row: SaleRow): Cell[] => {
  const { description, quantity, unitNet, net, vat, amount } = withoutDiscount(row);
  return [
    ...['Sales', oneLine(description, 4000), quantity, unitPounds(unitNet), toPounds(net)],
    ...[taxCodes[vat], toPounds(amount), 'GBP', ''],
  ];
};

const memoOf = ({ credits, reference }: Sale): string => (credits ? `Credits invoice ${credits}` : reference);

/** A row for each line, whatever is credited positive. */
export const quickbooksSale = (sale: Sale): BookRecord => ({
  key: sale.key,
  date: sale.date,
  rows: sale.rows.map((row) => [
    ...[sale.number, oneLine(sale.contact.name, 100), slashed(sale.date), slashed(sale.due), '', ''],
    ...[oneLine(memoOf(sale), 1000), ...ofRow(row)],
  ]),
});
