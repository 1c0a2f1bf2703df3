import { toPounds } from '../money.ts';
import type { VatCode } from '../uk/vat.ts';
import { splitAddress } from './address.ts';
import { billNumber, oneLine, slashed, unitPounds } from './cells.ts';
import { purchaseRows } from './purchase-rows.ts';
import { recomputed } from './recomputed.ts';
import type { BankMove, BookRecord, Bought, Cell, Sale, SaleRow } from './sale.ts';
import { multiplied } from './sale-rows.ts';

/**
 * Xero's columns of sales invoices, DD/MM/YYYY and 500 invoices a file (sblive's Xero guide, online.flippingbook.com/view/399081/31; Xero Central,
 * "Import customer invoices"); a star is part of the name. Prices are without VAT: the import asks which.
 */
export const xeroSalesColumns = [
  ...['*ContactName', 'EmailAddress', 'POAddressLine1', 'POAddressLine2', 'POAddressLine3', 'POAddressLine4'],
  ...['POCity', 'PORegion', 'POPostalCode', 'POCountry', '*InvoiceNumber', 'Reference', '*InvoiceDate'],
  ...[
    '*DueDate',
    'InventoryItemCode',
    '*Description',
    '*Quantity',
    '*UnitAmount',
    'Discount',
    '*AccountCode',
  ],
  ...['*TaxType', 'TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2', 'Currency'],
  'BrandingTheme',
];

/** Xero's code of the account "Sales" in a UK organisation. */
const salesAccount = '200';

/**
 * Names of Xero's UK tax rates, by which it finds them (developer.xero.com, "Report and tax types", United Kingdom; Xero Central on the domestic reverse
 * charge).
 */
const taxTypes: Record<VatCode, string> = {
  s: '20% (VAT on Income)',
  r: '5% (VAT on Income)',
  z: 'Zero Rated Income',
  e: 'Exempt Income',
  o: 'No VAT',
  rc: 'Domestic Reverse Charge @ 20% (VAT on Income)',
  rc5: 'Domestic Reverse Charge @ 5% (VAT on Income)',
};

const ofContact = ({ contact }: Sale): Cell[] => {
  const { lines, city, postcode, country } = splitAddress(contact.address);
  const [one = '', two = '', three = '', four = ''] = lines;
  return [
    oneLine(contact.name, 255),
    contact.email ?? '',
    one,
    two,
    three,
    four,
    city,
    '',
    postcode,
    country,
  ];
};

const ofRow = (row: SaleRow, sign: 1 | -1): Cell[] => {
  const { description, quantity, unitNet, discount, vat } = row;
  return [
    ...['', oneLine(description, 4000), quantity, sign * unitPounds(unitNet), discount || ''],
    ...[salesAccount, taxTypes[vat], '', '', '', '', 'GBP', ''],
  ];
};

/**
 * A row for each line; a credit note's prices are negative, by which Xero knows it. Xero works VAT out again row by row ("Total and Tax
 * Amount columns will be calculated automatically", sblive's guide).
 */
export const xeroSale = (sale: Sale): BookRecord => ({
  key: sale.key,
  date: sale.date,
  rows: recomputed(sale.rows.map(multiplied), sale.date).map((row) => [
    ...ofContact(sale),
    ...[sale.number, oneLine(sale.reference, 255), slashed(sale.date), slashed(sale.due)],
    ...ofRow(row, sale.kind === 'invoice' ? 1 : -1),
  ]),
});

/** Xero's columns of bills, as its template has them; Total and TaxAmount are worked out by the import. */
export const xeroBillColumns = [
  ...['*ContactName', 'EmailAddress', 'POAddressLine1', 'POAddressLine2', 'POAddressLine3', 'POAddressLine4'],
  ...['POCity', 'PORegion', 'POPostalCode', 'POCountry', '*InvoiceNumber', '*InvoiceDate', '*DueDate'],
  ...['Total', 'InventoryItemCode', 'Description', '*Quantity', '*UnitAmount', '*AccountCode', '*TaxType'],
  ...['TaxAmount', 'TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2', 'Currency'],
];

/** The same rates where something was bought. */
const purchaseTypes: Record<VatCode, string> = {
  s: '20% (VAT on Expenses)',
  r: '5% (VAT on Expenses)',
  z: 'Zero Rated Expenses',
  e: 'Exempt Expenses',
  o: 'No VAT',
  rc: 'Domestic Reverse Charge @ 20% (VAT on Expenses)',
  rc5: 'Domestic Reverse Charge @ 5% (VAT on Expenses)',
};

/** Accounts of Xero's own chart for the United Kingdom; what is not there is asked about at the import. */
const purchaseAccounts: Record<string, string> = {
  fuel: '449',
  materials: '310',
  tools: '473',
  meals: '493',
  travel: '493',
  equipment: '429',
  office: '461',
};
const entertainmentAccount = '424';
const generalExpenses = '429';

/** A row for each rate of a purchase, paid on its day; a return is negative, by which Xero makes a credit note of it. */
export const xeroBill = (bought: Bought): BookRecord => {
  const { key, date, supplier, category, description, isEntertaining } = bought;
  const account = isEntertaining ? entertainmentAccount : (purchaseAccounts[category] ?? generalExpenses);
  return {
    key,
    date,
    rows: purchaseRows(bought).map(({ vat, net }) => [
      ...[oneLine(supplier || 'Supplier', 255), '', '', '', '', '', '', '', '', ''],
      ...[billNumber(bought), slashed(date), slashed(date), '', ''],
      ...[oneLine(description || category || supplier || 'Purchase', 4000), 1, toPounds(net), account],
      ...[purchaseTypes[vat], '', '', '', '', '', 'GBP'],
    ]),
  };
};

/** Xero asks which column is which; 1,000 rows at most, money out with a minus (sblive's guide, page 34). */
export const xeroBankColumns = ['Date', 'Amount', 'Payee', 'Description', 'Reference', 'Cheque Number'];

/** What a row of a bank statement says: `Invoice INV-12, in cash`. */
export const moveWords = ({ pence, number, how }: BankMove): string =>
  `${pence < 0 ? 'Refund of invoice' : 'Invoice'} ${number}${how ? `, ${how}` : ''}`;

export const xeroMove = (move: BankMove): BookRecord => ({
  key: move.key,
  date: move.date,
  rows: [
    [
      ...[slashed(move.date), toPounds(move.pence), oneLine(move.payee, 255)],
      ...[oneLine(moveWords(move), 255), oneLine(move.reference || move.number, 255), ''],
    ],
  ],
});
