import { type BoxNumber, boxWords } from '#shared/tax/box-words.ts';
import type { VatMark, VatReturn } from '#shared/tax/vat.ts';
import type { VatScheme } from '#shared/uk/vat-schemes.ts';

export const vatTexts = {
  figures: 'Figures by quarter',
  quarter: 'Quarter',
  quarters: 'Quarters end in',
  staggers: {
    mar: 'March, June, September, December',
    jan: 'January, April, July, October',
    feb: 'February, May, August, November',
  },
  flatRate: 'Flat rate, percent',
  flatRateHint:
    'Find your trade’s rate on gov.uk. We take off 1 in your first year. Returns you’ve filed keep their rate',
  flatRateWrong: 'Enter a percentage like 9.5',
  schemes: {
    none: 'Not registered for VAT',
    standard: 'Standard scheme: by invoice',
    cash: 'Cash accounting: by payment',
    flat: 'Flat rate scheme',
  },
  byPayment:
    'On cash accounting, invoices and bills count when they’re paid. Paid or not, these count on their own date: invoices sent before the work began or due over six months later, and the reverse charge.',
  notRegistered: 'You’re not registered for VAT',
  notRegisteredHint:
    'So there’s no return to send. Look under Registration to see how close to the limit you are.',
  change: 'Change in Settings',
  outcomes: { pay: 'To pay to HMRC', reclaim: 'HMRC owes you', nil: 'Nothing to pay' },
  boxes: boxWords,
  parts: 'By scheme',
  // A box and its amount don't wrap.
  partFigure: (box: number, sum: string) => `Box\u00a0${box}\u00a0${sum}`,
  partUnknown: 'Flat rate missing',
  changeScheme: 'Change scheme',
  from: (scheme: string, day: string) => `${scheme}, from ${day}`,
  newScheme: 'New scheme',
  newFrom: 'From',
  outstanding: 'VAT on invoices and bills not paid by then',
  outstandingWays: {
    at_once: 'All in the last return on cash accounting',
    six_months: 'As they’re paid, and the rest after six months',
  },
  /** How unpaid amounts are treated on the day of a change. */
  changeHint: (now: VatScheme, next: VatScheme): string => {
    if (next === 'cash')
      return 'Invoices from before that day stay in the return they’re in. They don’t count again when they’re paid.';
    return now === 'cash'
      ? 'VAT on what isn’t paid yet counts once, when you choose. No later payment counts it again.'
      : 'Each record counts by the scheme of that day.';
  },
  earlier: 'Earlier schemes and rates',
  earlierNone: 'None. Every quarter uses your current scheme',
  earlierHint:
    'Each record uses the scheme you were on that day. When you change scheme, the old one is listed here.',
  until: (scheme: string, day: string) => `${scheme} until ${day}`,
  atRate: (scheme: string, percent: number) => `${scheme} at ${percent}%`,
  remove: (name: string) => `Delete ${name}`,
  scheme: 'Scheme',
  lastDay: 'Last day on this scheme',
  lastDayWrong: 'Enter a day before today. No other scheme may end on it',
  add: 'Add a scheme',
  shortSchemes: { standard: 'Standard scheme', cash: 'Cash accounting', flat: 'Flat rate scheme' },
  flatSix: 'Sales including VAT, in whole pounds',
  box: (box: number) => `Box ${box}`,
  source: 'VAT Notices 700/12, 731 and 733; VAT Regulations 1995 reg 25',
  reversed:
    'Reverse charge: sales go in box 6 only. Purchases go in boxes 1, 4 and 7 (VATREVCON35100, 35200).',
} as const;

type Words = (amount: string, isNone: boolean) => string;

/** Each mark's text, and whether the figures are wrong until something is done. */
export const marks: Record<VatMark, { words: Words; isWrong: boolean }> = {
  one_amount: {
    isWrong: true,
    words: (amount) =>
      `${amount} of invoices have no VAT breakdown, so they aren’t in any box. Add them by hand, or itemise your invoices.`,
  },
  no_flat_rate: {
    isWrong: true,
    words: () => 'Enter your flat rate below. We need it to work out your return.',
  },
  charged_unregistered: {
    isWrong: true,
    words: (amount) =>
      `You charged ${amount} of VAT on days you weren’t registered. You still owe it to HMRC. Ask your accountant what to do.`,
  },
  part_unregistered: {
    isWrong: false,
    words: (amount) =>
      `Sales of ${amount} are from days when you weren’t registered. They aren’t in any box.`,
  },
  scheme_changed: {
    isWrong: false,
    words: () =>
      'You changed scheme in this period. Each record uses the scheme of its day, as shown under the boxes.',
  },
  cash_changed: {
    isWrong: true,
    words: () =>
      'You joined or left cash accounting. Invoices from before that day and paid after it may be missing, or counted twice. Put them right by hand (VAT Notice 731, section 6).',
  },
  receipts_as_paid: {
    isWrong: false,
    words: () =>
      'Each receipt counts as paid on its date. If you paid one later, open it and enter that day.',
  },
  meals_asked: {
    isWrong: true,
    words: (amount) =>
      `Box 4 includes ${amount} of VAT on meals. You can’t reclaim VAT on entertaining clients. Open each receipt and choose who the meal was for.`,
  },
  reverse_purchases: {
    isWrong: false,
    words: (amount, isNone) =>
      isNone
        ? 'Had a reverse charge bill from a subcontractor? Mark its receipt as reverse charge and it goes in boxes 1, 4 and 7.'
        : `Boxes 1 and 4 both include ${amount} of VAT from your reverse charge bills. Don’t reclaim VAT on anything for private use.`,
  },
  reverse_unregistered: {
    isWrong: true,
    words: (amount) =>
      `Reverse charge bills of ${amount} were on days you weren’t registered. The subcontractor should have charged you VAT. They aren’t in any box.`,
  },
  stock_kept: {
    isWrong: true,
    words: () =>
      'This is your last return. You owe VAT on stock and tools you keep and claimed VAT on, if it’s over £1,000. It isn’t in these figures. If you owe it, have an accountant file this return.',
  },
  flat_capital_goods: {
    isWrong: false,
    words: () =>
      'On the flat rate you can only reclaim VAT on capital goods of £2,000 or more. It goes in box 4.',
  },
  limited_cost: {
    isWrong: false,
    words: () =>
      'You bought few goods in this period, so your rate is 16.5%, the rate of a limited cost business. If a receipt was for goods, open it and say so.',
  },
  goods_asked: {
    isWrong: true,
    words: () =>
      'Add your receipts, each with a category. If you spent less than 2% of your sales on goods, or less than £250 in a quarter, your rate is 16.5%.',
  },
  flat_first_year: {
    isWrong: false,
    words: () => 'Your rate is 1 point lower in the first year of your registration.',
  },
  cash_near: {
    isWrong: false,
    words: (amount) =>
      `You sold ${amount} before VAT in the year to the end of this period. Over £1,600,000, you must leave cash accounting when a period ends.`,
  },
  cash_over: {
    isWrong: true,
    words: (amount) =>
      `You sold ${amount} before VAT in the year to the end of this period. Over £1,600,000, you must leave cash accounting: change scheme from the next period. If it was a one-off, ask HMRC if you can stay.`,
  },
  flat_over: {
    isWrong: true,
    words: (amount) =>
      `You sold ${amount} with VAT in the year to the end of this period. The flat rate allows £230,000, checked each year on the day you joined. If you were over it that day, tell HMRC and change scheme.`,
  },
  flat_bad_debt: {
    isWrong: false,
    words: (amount) =>
      `Invoices with ${amount} of VAT haven’t been paid for six months. You may claim part of it back. It isn’t in box 4, so ask your accountant how much (VAT Notice 733).`,
  },
};

/** The figure that a box's records add up to, for boxes with records. */
export const figureOfBox: Partial<Record<BoxNumber, 'box1' | 'box4' | 'box6' | 'box7'>> = {
  1: 'box1',
  4: 'box4',
  6: 'box6',
  7: 'box7',
};

export const inBox = (boxes: NonNullable<VatReturn['boxes']>, box: BoxNumber): number => boxes[`box${box}`];
