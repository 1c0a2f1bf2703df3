import { toPounds } from '../money.ts';
import type { VatCode } from '../uk/vat.ts';
import { billNumber, oneLine, slashed, unitPounds } from './cells.ts';
import { purchaseRows } from './purchase-rows.ts';
import type { BookRecord, Bought, Cell, Sale, SaleRow } from './sale.ts';
import { asOne, multiplied } from './sale-rows.ts';
import { withoutTakenOff } from './taken-off.ts';

/**
 * QuickBooks Online's columns of invoices, as public exporters use them (docs/decisions/098). Credit notes have the same columns
 * but are imported separately; the import asks for VAT codes and the order of dates (quickbooks.intuit.com, "How to import credit
 * notes", 332855). Amounts exclude VAT.
 */
export const quickbooksColumns = [
  ...['*InvoiceNo', '*Customer', '*InvoiceDate', '*DueDate', 'Terms', 'Location', 'Memo'],
  ...['Item(Product/Service)', 'ItemDescription', 'ItemQuantity', 'ItemRate', '*ItemAmount', '*ItemTaxCode'],
  ...['ItemTaxAmount', 'Currency', 'Service Date'],
];

/** Names of QuickBooks' UK VAT codes, as public integrations of UK companies know them (docs/decisions/098). */
const taxCodes: Record<VatCode, string> = {
  s: '20.0% S',
  r: '5.0% R',
  z: '0.0% Z',
  e: 'Exempt',
  o: 'No VAT',
  rc: '20.0% RC CIS',
  rc5: '5.0% RC CIS',
};

/** QuickBooks has no column for a line's discount: such a line becomes quantity 1 at its discounted amount. */
const withoutDiscount = (row: SaleRow): SaleRow => (row.discount === 0 ? multiplied(row) : asOne(row));

const ofRow = (row: SaleRow): Cell[] => {
  const { description, quantity, unitNet, net, vat, amount } = withoutDiscount(row);
  return [
    ...['Sales', oneLine(description, 4000), quantity, unitPounds(unitNet), toPounds(net)],
    ...[taxCodes[vat], toPounds(amount), 'GBP', ''],
  ];
};

const memoOf = ({ credits, reference }: Sale): string => (credits ? `Credits invoice ${credits}` : reference);

/**
 * One row per line, with credits positive. QuickBooks takes no row below zero, "such as discounts or credit memos"
 * (quickbooks.intuit.com, "Import multiple invoices at once").
 */
export const quickbooksSale = (sale: Sale): BookRecord => ({
  key: sale.key,
  date: sale.date,
  rows: withoutTakenOff(sale.rows).map((row) => [
    ...[sale.number, oneLine(sale.contact.name, 100), slashed(sale.date), slashed(sale.due), '', ''],
    ...[oneLine(memoOf(sale), 1000), ...ofRow(row)],
  ]),
});

/**
 * QuickBooks Online's columns of bills; amounts exclude VAT. Accounts have the names of our categories, and are matched at the
 * import.
 */
export const quickbooksBillColumns = [
  ...['*BillNo', '*Supplier', '*BillDate', '*DueDate', 'Terms', 'Location', 'Memo', '*Account'],
  ...['LineDescription', '*LineAmount', '*LineTaxCode', 'LineTaxAmount', 'Currency'],
];

const accountOf = ({ category, isEntertaining }: Bought): string => {
  if (isEntertaining) return 'Entertaining clients';
  return category ? `${category.slice(0, 1).toUpperCase()}${category.slice(1)}` : 'Other';
};

/** One row per rate of a purchase. A return is negative: QuickBooks reports it at the import, to be entered as a supplier credit. */
export const quickbooksBill = (bought: Bought): BookRecord => {
  const { key, date, supplier, description, category } = bought;
  return {
    key,
    date,
    rows: purchaseRows(bought).map(({ vat, net, amount }) => [
      ...[billNumber(bought), oneLine(supplier || 'Supplier', 100), slashed(date), slashed(date), '', '', ''],
      ...[accountOf(bought), oneLine(description || category || 'Purchase', 4000)],
      ...[toPounds(net), taxCodes[vat], toPounds(amount), 'GBP'],
    ]),
  };
};
