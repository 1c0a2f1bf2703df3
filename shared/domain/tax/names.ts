import { type SpentOn, spentOn } from '../../tax/spent-on.ts';
import { vatCodes } from '../../uk/vat.ts';

/** How money was taxed: by a line's code, or `plain`, of an invoice that says one amount and nothing of VAT. */
export const taxCodes = [...vatCodes, 'plain'] as const;
export type TaxCode = (typeof taxCodes)[number];

type SaleName = `sale_${TaxCode}`;
type EarlyName = `early_${TaxCode}`;
type CashName = `cash_${TaxCode}`;
type SpentName = `spent_${SpentOn}`;
type SpentVatName = `spentVat_${SpentOn}`;

/** What is counted of a day, in pence. */
export type TaxName =
  | SaleName
  | 'saleVat'
  | EarlyName
  | 'earlyVat'
  | CashName
  | 'cashVat'
  | SpentName
  | SpentVatName
  | 'reverseSpent'
  | 'reverseVat'
  | 'mealsVatAsked'
  | 'goodsMoved'
  | 'unpaidVat'
  | 'cashSpent'
  | 'cashSpentVat'
  | 'badDebtVat'
  | 'badDebtBackVat'
  | 'onHandVat';

export const saleName = (code: TaxCode): SaleName => `sale_${code}`;
export const earlyName = (code: TaxCode): EarlyName => `early_${code}`;
export const cashName = (code: TaxCode): CashName => `cash_${code}`;
export const spentName = (on: SpentOn): SpentName => `spent_${on}`;
export const spentVatName = (on: SpentOn): SpentVatName => `spentVat_${on}`;

export const taxNames: readonly TaxName[] = [
  ...taxCodes.map(saleName),
  'saleVat',
  // What money before a supply moves of it to the days that the money came, for VAT alone: nought, all told.
  ...taxCodes.map(earlyName),
  'earlyVat',
  ...taxCodes.map(cashName),
  'cashVat',
  ...spentOn.map(spentName),
  ...spentOn.map(spentVatName),
  // Purchases under the reverse charge, which stand among what was spent too, and the VAT the buyer accounts for.
  'reverseSpent',
  'reverseVat',
  // Of the VAT on meals, what nobody has said yet whether it was for clients.
  'mealsVatAsked',
  // Goods beside those that their category tells, for the flat rate.
  'goodsMoved',
  // VAT of bills that go back while they are unpaid, and comes again with their money.
  'unpaidVat',
  // What cash accounting moves of a bill to the day that it was paid: nought, all told, of one that was.
  'cashSpent',
  'cashSpentVat',
  // Claimed back of what was never paid, and given back when it was.
  'badDebtVat',
  'badDebtBackVat',
  // Of what was bought before a registration and was on hand when it began.
  'onHandVat',
];

/** Pence by what they are counted as; what is missing is nought. */
export type TaxSums = Partial<Record<TaxName, number>>;
