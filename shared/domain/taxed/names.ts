import { type SpentOn, spentOn } from '../../receipts/spent-on.ts';
import { vatCodes } from '../../uk/vat.ts';

/** The tax treatment of money: the line's code, or `plain` for an invoice for one amount without VAT details. */
export const taxCodes = [...vatCodes, 'plain'] as const;
export type TaxCode = (typeof taxCodes)[number];

/** Supplies within the scope of VAT, known from lines. */
export const suppliedCodes: readonly TaxCode[] = ['s', 'r', 'z', 'e'];

type SaleName = `sale_${TaxCode}`;
type EarlyName = `early_${TaxCode}`;
type CashName = `cash_${TaxCode}`;
type SpentName = `spent_${SpentOn}`;
type SpentVatName = `spentVat_${SpentOn}`;

/** The counters of a day, in pence; `shares` and `backdated` count shares of invoices. */
export type TaxName =
  | SaleName
  | 'saleVat'
  | EarlyName
  | 'earlyVat'
  | CashName
  | 'cashVat'
  | 'cashSold'
  | 'cashSoldVat'
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
  | 'onHandVat'
  | 'feesPaid'
  | 'shares'
  | 'backdated';

export const saleName = (code: TaxCode): SaleName => `sale_${code}`;
export const earlyName = (code: TaxCode): EarlyName => `early_${code}`;
export const cashName = (code: TaxCode): CashName => `cash_${code}`;
export const spentName = (on: SpentOn): SpentName => `spent_${on}`;
export const spentVatName = (on: SpentOn): SpentVatName => `spentVat_${on}`;

export const taxNames: readonly TaxName[] = [
  ...taxCodes.map(saleName),
  'saleVat',
  // For VAT, payments in advance move part of a supply to their own day. The moves add up to 0.
  ...taxCodes.map(earlyName),
  'earlyVat',
  ...taxCodes.map(cashName),
  'cashVat',
  // Sales that never wait for payment, with VAT, moved under cash accounting to their tax point. They add up to 0 once paid.
  'cashSold',
  'cashSoldVat',
  ...spentOn.map(spentName),
  ...spentOn.map(spentVatName),
  // Reverse charge purchases, which are also in the spending counters, and the VAT the buyer accounts for.
  'reverseSpent',
  'reverseVat',
  // VAT on meals for which nobody has said whether they entertained clients.
  'mealsVatAsked',
  // For the flat rate: corrections to the goods that follow from categories.
  'goodsMoved',
  // VAT repaid while bills are overdue, and reclaimed when they are paid.
  'unpaidVat',
  // Moves of bills to the day of payment under cash accounting. They add up to 0 once a bill is paid.
  'cashSpent',
  'cashSpentVat',
  // Relief claimed for bad debts, and repaid when they are paid after all.
  'badDebtVat',
  'badDebtBackVat',
  // VAT on goods bought before a registration and still on hand when it began.
  'onHandVat',
  // What the payment provider kept of payments. No return includes it: a claim needs the provider's VAT invoice.
  'feesPaid',
  // How many shares of invoices the day has, and how many of them are of invoices raised on a later day.
  'shares',
  'backdated',
];

/** Pence by counter; a missing counter is 0. */
export type TaxSums = Partial<Record<TaxName, number>>;

export const addUp = (sums: TaxSums, names: readonly TaxName[]): number =>
  names.reduce((total, name) => total + (sums[name] ?? 0), 0);

/** Sales of these codes by tax point; a payment in advance creates an earlier one. */
export const soldByPoint = (sums: TaxSums, codes: readonly TaxCode[]): number =>
  addUp(sums, codes.map(saleName)) + addUp(sums, codes.map(earlyName));
