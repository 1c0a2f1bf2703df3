import type { ReceiptCategory } from '../../receipts/options.ts';

/** One total of expenses is allowed if yearly turnover is below this many pence. Source: HMRC's MTD guide, 2026-06-09. */
export const consolidatedBelowPence = 9_000_000;

export const mayConsolidateExpenses = (annualTurnoverPence: number): boolean =>
  annualTurnoverPence < consolidatedBelowPence;

/** HMRC's API names for expenses. self-employment-business-api 5.0, `periodExpenses`. */
export const hmrcExpenses = [
  'costOfGoods',
  'paymentsToSubcontractors',
  'wagesAndStaffCosts',
  'carVanTravelExpenses',
  'premisesRunningCosts',
  'maintenanceCosts',
  'adminCosts',
  'businessEntertainmentCosts',
  'advertisingCosts',
  'interestOnBankOtherLoans',
  'financeCharges',
  'irrecoverableDebts',
  'professionalFees',
  'depreciation',
  'otherExpenses',
] as const;

/** Where a category goes: to one of HMRC's expenses, or `ask` until the user decides. */
export const expensePlaces = [...hmrcExpenses, 'ask'] as const;
export type ExpensePlace = (typeof expensePlaces)[number];

/** The HMRC category of each receipt category; `ask` where only the user knows. From the notes to SA103F. */
export const hmrcCategory: Record<ReceiptCategory, ExpensePlace> = {
  fuel: 'carVanTravelExpenses',
  travel: 'carVanTravelExpenses',
  materials: 'costOfGoods',
  tools: 'maintenanceCosts',
  equipment: 'ask',
  meals: 'ask',
  office: 'adminCosts',
  other: 'otherExpenses',
};

/** Where the payment provider's fees go: "bank, credit card and other financial charges" in the notes to SA103F. */
export const feesPlace: ExpensePlace = 'financeCharges';
