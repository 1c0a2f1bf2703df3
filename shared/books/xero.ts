import { toPounds } from '../money.ts';
import type { VatCode } from '../uk/vat.ts';
import { splitAddress } from './address.ts';
import { billNumber, oneLine, slashed, unitPounds } from './cells.ts';
import { purchaseRows } from './purchase-rows.ts';
import { recomputed } from './recomputed.ts';
import type { BankMove, BookRecord, Bought, Cell, Sale, SaleRow } from './sale.ts';
import { multiplied } from './sale-rows.ts';

/**
 * Xero's columns of sales invoices: DD/MM/YYYY and at most 500 invoices a file (sblive's Xero guide,
 * online.flippingbook.com/view/399081/31; Xero Central, "Import customer invoices"). A star is part of the name. Prices exclude
 * VAT, which the import asks about.
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

/** Xero's code for the account "Sales" in a UK organisation. */
const salesAccount = '200';

/**
 * Xero's names for its UK tax rates (developer.xero.com, "Report and tax types", United Kingdom; Xero Central on
 * the domestic reverse charge).
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
 * One row per line. Negative prices tell Xero that it is a credit note. Xero recalculates VAT for each row ("Total and Tax Amount
 * columns will be calculated automatically", sblive's guide).
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

/** Xero's columns of bills, as in its template; the import calculates Total and TaxAmount. */
export const xeroBillColumns = [
  ...['*ContactName', 'EmailAddress', 'POAddressLine1', 'POAddressLine2', 'POAddressLine3', 'POAddressLine4'],
  ...['POCity', 'PORegion', 'POPostalCode', 'POCountry', '*InvoiceNumber', '*InvoiceDate', '*DueDate'],
  ...['Total', 'InventoryItemCode', 'Description', '*Quantity', '*UnitAmount', '*AccountCode', '*TaxType'],
  ...['TaxAmount', 'TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2', 'Currency'],
];

/** The same rates for purchases. */
const purchaseTypes: Record<VatCode, string> = {
  s: '20% (VAT on Expenses)',
  r: '5% (VAT on Expenses)',
  z: 'Zero Rated Expenses',
  e: 'Exempt Expenses',
  o: 'No VAT',
  rc: 'Domestic Reverse Charge @ 20% (VAT on Expenses)',
  rc5: 'Domestic Reverse Charge @ 5% (VAT on Expenses)',
};

/** Accounts in Xero's default UK chart; the import asks about missing ones. */
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

/** One row per rate of a purchase, paid on its day. Xero turns a negative one, a return, into a credit note. */
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

/**
 * Columns of a bank statement: Xero asks which is which. At most 1,000 rows, with outgoing money negative (sblive's guide, page
 * 34).
 */
export const xeroBankColumns = ['Date', 'Amount', 'Payee', 'Description', 'Reference', 'Cheque Number'];

/** The description in a bank statement row: `Invoice INV-12, in cash`. */
export const moveWords = ({ pence, number, how, isFee = false }: BankMove): string =>
  isFee
    ? `Fee for invoice ${number}`
    : `${pence < 0 ? 'Refund of invoice' : 'Invoice'} ${number}${how ? `, ${how}` : ''}`;

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
