import type { SpentOn } from '#shared/tax/spent-on.ts';
import type { ExpensePlace } from '#shared/uk/mtd-figures.ts';
import { categoryNames } from '../../../data/receipt-categories.ts';

/** HMRC's categories as people say them; its own name is the key. */
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
  ask: 'Not decided: in no update',
};

export const spent: Record<SpentOn, string> = { ...categoryNames, none: 'Without a category' };

/** What to think of before such receipts are placed. */
export const questions: Partial<Record<SpentOn, string>> = {
  equipment:
    'Dear things that last are capital, not an expense: leave those undecided and tell your accountant.',
  meals: 'Only your own on business journeys count. Meals with clients are not allowable.',
  none: 'Give these receipts a category, or say where they go.',
};

export const mtdTexts = {
  title: 'Making Tax Digital for Income Tax',
  notForYou: 'Making Tax Digital for Income Tax is not for companies and partnerships',
  notForYouHint: 'It is for sole traders and landlords. Your accountant files what your business owes.',
  quarter: (n: number) => `Quarter ${n}`,
  upTo: (day: string) => `Year to ${day}`,
  due: (day: string) => `Due ${day}`,
  early: (day: string) => `can be sent from ${day}`,
  later: 'Not over yet',
  turnover: 'Turnover',
  other: 'Other business income',
  expenses: 'Expenses',
  ask: 'For you to decide',
  askHint: 'In no update until you say where it goes',
  asked: 'Where do these receipts go?',
  mapping: 'Where receipts go',
  mappingState: 'Change what each category counts as',
  consolidated: (limit: string, total: string) =>
    `Your turnover is under ${limit}: one total of expenses, ${total}, will do instead of the categories.`,
  final: (day: string) => `Final declaration by ${day}.`,
  mandated: (day: string) =>
    `With this year’s turnover you must keep to Making Tax Digital from ${day}, unless you do already.`,
  unknownVat: (amount: string) =>
    `${amount} of turnover is of invoices that do not say their VAT: it stands here with it.`,
  gross:
    'Turnover and expenses stand here with VAT: under the flat rate, what you pay HMRC is an expense. Add it.',
  cannot: 'What the app cannot know',
  cannotState: 'Capital allowances, private use, home office and more',
  cannotList: [
    'Capital allowances: vans, large tools, equipment',
    'Private use of van, phone and fuel',
    'Mileage rate instead of fuel and running costs',
    'Use of your home as an office',
    'Wages, rent and other costs without a receipt here',
    'Payments to your own subcontractors',
    'Late-payment interest and compensation that customers paid: “other business income”',
    'Stock at the beginning and the end of the year, on accruals',
    'Other trades, property, pensions, losses, the choice of the trading allowance',
  ],
  periods: 'Periods',
  periodWords: { standard: 'Standard: to the 5th', calendar: 'Calendar: to the end of a month' },
  periodsHint: 'Choose calendar periods with HMRC before the first update of a year',
  basis: 'Basis',
  basisWords: { cash: 'Cash: when money comes', accruals: 'Accruals: when invoiced' },
  cis: 'What contractors kept back under CIS is in no update: HMRC has it from them.',
  source:
    'HMRC Making Tax Digital guide, 9 June 2026; self-employment-business-api 5.0. Each update restates the year from its first day',
} as const;
