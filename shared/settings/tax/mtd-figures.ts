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

/** Points for late updates lead to a penalty: £200 at four. None for updates of 2026-27. */
export const latePoints = { penaltyAt: 4, penaltyPence: 20_000, softTaxYear: '2026-27' } as const;

/** The points for this many late updates in a tax year. */
export const pointsFor = (lateUpdates: number, taxYear: string): number =>
  taxYear === latePoints.softTaxYear ? 0 : lateUpdates;
