export const cisTexts = {
  none: 'No contractor kept anything back',
  noneHint:
    'When a contractor pays you less CIS, record what it kept back as a payment “CIS deduction”. It is added up here by contractor and tax month.',
  totals: 'The tax year together',
  gross: 'Gross, without VAT',
  materials: 'Materials',
  deducted: 'Kept back under CIS',
  month: (end: string) => `Month to ${end}`,
  expected: (sum: string) => `${sum} expected by your invoices`,
  differs: (sum: string) => `The statement says ${sum} than was recorded`,
  more: (sum: string) => `${sum} more`,
  less: (sum: string) => `${sum} less`,
  missing: (day: string) => `Statement missing since ${day}`,
  coming: (day: string) => `Statement due by ${day}`,
  came: (day: string) => `Statement came ${day}`,
  tick: 'Statement received',
  tickOf: (name: string, end: string) => `Statement of ${name} for the month to ${end} received`,
  says: 'The statement says, in pounds',
  wrong: 'Enter a sum like 440.00',
  source:
    'SI 2005/2045 reg 4(8): a contractor gives its statement within 14 days after the tax month, which ends on the 5th. File what you receive with your books: five years after 31 January following the tax year (TMA 1970 s.12B)',
  credit:
    'A sole trader gets it credited in Self Assessment at the end of the year; a company sets it off monthly against its own PAYE and CIS.',
} as const;
