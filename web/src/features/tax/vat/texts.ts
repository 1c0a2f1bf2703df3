import type { VatMark, VatReturn } from '#shared/tax/vat.ts';

export const vatTexts = {
  quarter: 'Quarter',
  quarters: 'Quarters end in',
  staggers: {
    mar: 'March, June, September, December',
    jan: 'January, April, July, October',
    feb: 'February, May, August, November',
  },
  flatRate: 'Flat rate, percent',
  flatRateHint: 'As HMRC’s table has it for your trade; 1 less in your first year of registration',
  flatRateWrong: 'Enter a percentage like 9.5',
  schemes: {
    none: 'Not registered for VAT',
    standard: 'Standard scheme: by invoice',
    cash: 'Cash accounting: by payment',
    flat: 'Flat rate scheme',
  },
  notRegistered: 'You are not registered for VAT',
  notRegisteredHint: 'There is no return to make. Under Registration you see how near the limit you are.',
  change: 'Change in Settings',
  outcomes: { pay: 'To pay to HMRC', reclaim: 'Comes back from HMRC', nil: 'Nothing to pay' },
  boxes: {
    1: 'VAT due on sales',
    2: 'VAT due from Northern Ireland, on goods from the EU',
    3: 'Total VAT due: boxes 1 and 2',
    4: 'VAT reclaimed on purchases',
    5: 'The difference of boxes 3 and 4',
    6: 'Sales without VAT, whole pounds',
    7: 'Purchases without VAT, whole pounds',
    8: 'Goods sent from Northern Ireland to the EU',
    9: 'Goods to Northern Ireland from the EU',
  },
  parts: 'By scheme',
  // A box and its sum stay on one line.
  partFigure: (box: number, sum: string) => `Box\u00a0${box}\u00a0${sum}`,
  partUnknown: 'Its flat rate is missing',
  earlier: 'Earlier schemes and rates',
  earlierNone: 'None: all quarters go by the scheme of now',
  earlierHint:
    'Each record counts by the scheme of its own day. Choosing another scheme in Settings puts the one before here.',
  until: (scheme: string, day: string) => `${scheme} until ${day}`,
  atRate: (scheme: string, percent: number) => `${scheme} at ${percent}%`,
  remove: (name: string) => `Delete ${name}`,
  scheme: 'Scheme',
  lastDay: 'Its last day',
  lastDayWrong: 'Enter a day before today that no other scheme ends on',
  add: 'Add a scheme',
  shortSchemes: { standard: 'Standard scheme', cash: 'Cash accounting', flat: 'Flat rate scheme' },
  flatSix: 'Sales with VAT, whole pounds',
  box: (box: number) => `Box ${box}`,
  source: 'VAT Notices 700/12, 731 and 733; VAT Regulations 1995 reg 25',
  reversed:
    'Under the reverse charge your sales stand in box 6 and in no other, your purchases in boxes 1, 4 and 7 (VATREVCON35100, 35200).',
} as const;

type Words = (amount: string, isNone: boolean) => string;

/** What each mark says, and whether the figures are wrong until something is done. */
export const marks: Record<VatMark, { words: Words; isWrong: boolean }> = {
  one_amount: {
    isWrong: true,
    words: (amount) =>
      `Invoices of one amount, ${amount} in all, do not say what VAT is in them. They are in no box: add them by hand, or invoice with lines.`,
  },
  no_flat_rate: { isWrong: true, words: () => 'Say your flat rate below: without it there is no return.' },
  charged_unregistered: {
    isWrong: true,
    words: (amount) =>
      `${amount} of VAT was charged on days you were not registered. It is owed to HMRC whatever the boxes say: ask your accountant.`,
  },
  part_unregistered: {
    isWrong: false,
    words: (amount) => `Sales of ${amount} lie on days without a registration and are in no box.`,
  },
  scheme_changed: {
    isWrong: false,
    words: () =>
      'Your scheme changed in this period. Each record counts by the scheme of its own day, as shown under the boxes.',
  },
  cash_changed: {
    isWrong: true,
    words: () =>
      'You joined or left cash accounting. What was invoiced before that day and paid after it is in no return, or in two: put it in the right one by hand (VAT Notice 731, section 6).',
  },
  receipts_as_paid: {
    isWrong: false,
    words: () => 'Receipts count as paid on their own day. One that you paid later belongs to that day.',
  },
  meals_asked: {
    isWrong: true,
    words: (amount) =>
      `Box 4 holds ${amount} of VAT on meals. VAT on entertaining clients cannot be reclaimed: open each receipt and say who the meal was for.`,
  },
  reverse_purchases: {
    isWrong: false,
    words: (amount, isNone) =>
      isNone
        ? 'A subcontractor’s bill under the reverse charge counts in boxes 1, 4 and 7 once its receipt says so.'
        : `Boxes 1 and 4 both hold ${amount} of VAT on bills under the reverse charge, as your receipts say. Reclaim no part that is for private use.`,
  },
  reverse_unregistered: {
    isWrong: true,
    words: (amount) =>
      `Bills of ${amount} under the reverse charge lie on days you were not registered: the subcontractor should have charged VAT. They are in no box.`,
  },
  flat_capital_goods: {
    isWrong: false,
    words: () => 'Under the flat rate only VAT on capital goods of £2,000 or more comes back, in box 4.',
  },
};

export const boxNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type BoxNumber = (typeof boxNumbers)[number];

export const inBox = (boxes: NonNullable<VatReturn['boxes']>, box: BoxNumber): number => boxes[`box${box}`];
