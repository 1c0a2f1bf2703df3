import type { SpentOn } from '#shared/receipts/spent-on.ts';
import type { ExpensePlace } from '#shared/settings/tax/mtd-figures.ts';
import { categoryNames } from '../../../data/receipt-categories.ts';

/** Plain names of HMRC's categories; HMRC's name is the key. */
export const places: Record<ExpensePlace, string> = {
  costOfGoods: 'Cost of goods and materials',
  paymentsToSubcontractors: 'Payments to CIS subcontractors',
  wagesAndStaffCosts: 'Wages and staff costs',
  carVanTravelExpenses: 'Car, van and travel',
  premisesRunningCosts: 'Rent, rates, power',
  maintenanceCosts: 'Repairs, small tools',
  adminCosts: 'Phone, office costs',
  businessEntertainmentCosts: 'Business entertainment',
  advertisingCosts: 'Advertising',
  interestOnBankOtherLoans: 'Loan interest',
  financeCharges: 'Bank and finance charges',
  irrecoverableDebts: 'Bad debts',
  professionalFees: 'Accountancy, legal fees',
  depreciation: 'Depreciation',
  otherExpenses: 'Other expenses',
  ask: 'Not assigned: left out of your updates',
};

export const spent: Record<SpentOn, string> = { ...categoryNames, none: 'No category' };

/** What to consider before assigning such receipts. */
export const questions: Partial<Record<SpentOn, string>> = {
  equipment:
    'Vans, large tools and lasting equipment are capital, not expenses. Don’t add them here. Tell your accountant.',
  meals: 'Only your own meals on business trips count. You can’t claim for meals with clients.',
  none: 'Give these receipts a category, or choose where they go.',
};

export const mtdTexts = {
  title: 'Making Tax Digital for Income Tax',
  notForYou: 'Companies and partnerships don’t use Making Tax Digital for Income Tax',
  notForYouHint: 'It’s for sole traders and landlords. Your accountant files your business’s return.',
  quarter: (n: number) => `Quarter ${n}`,
  upTo: (day: string) => `Year to ${day}`,
  due: (day: string) => `Due ${day}`,
  early: (day: string) => `can be sent from ${day}`,
  later: 'Not finished yet',
  turnover: 'Turnover',
  other: 'Other business income',
  expenses: 'Expenses',
  ask: 'Not assigned',
  askHint: 'Left out of your updates until you choose where it goes',
  asked: 'Where should these receipts go?',
  mapping: 'Where receipts go',
  mappingState: 'Choose what each category counts as',
  consolidated: (limit: string, total: string) =>
    `Your turnover is under ${limit}, so you can send HMRC one total for expenses: ${total}.`,
  final: (day: string) => `Final declaration by ${day}.`,
  mandated: (day: string) =>
    `With this year’s turnover you must use Making Tax Digital from ${day}, if you don’t already.`,
  unknownVat: (amount: string) => `${amount} is from invoices with no VAT breakdown, so it includes VAT.`,
  gross:
    'On the flat rate, turnover and expenses include VAT. The VAT you pay HMRC is an expense, so add it.',
  cannot: 'What we can’t work out for you',
  cannotState: 'Capital allowances, private use, home office and more',
  cannotList: [
    'Capital allowances: vans, large tools, equipment',
    'Private use of van, phone and fuel',
    'Mileage rate instead of fuel and running costs',
    'Use of your home as an office',
    'Wages, rent and other costs without a receipt here',
    'Payments to your own subcontractors',
    'Late-payment interest and compensation paid by customers: this is “other business income”',
    'Stock at the start and end of the year, if you use accruals',
    'Other trades, property, pensions, losses and the trading allowance',
  ],
  periods: 'Periods',
  periodWords: { standard: 'Standard: to the 5th', calendar: 'Calendar: to the end of a month' },
  periodsHint: 'To use calendar periods, tell HMRC before your first update of the year',
  periodsAtHmrc: 'We tell HMRC straight away. Change it online, before the first update of the year',
  basis: 'Basis',
  basisWords: { cash: 'Cash: when you’re paid', accruals: 'Accruals: when you invoice' },
  cis: 'CIS deductions aren’t in your updates. Your contractors report them to HMRC.',
  source:
    'HMRC Making Tax Digital guide, 9 June 2026; self-employment-business-api 5.0. Each update covers the year so far',
} as const;
