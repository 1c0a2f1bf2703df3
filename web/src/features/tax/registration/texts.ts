export const registrationTexts = {
  title: 'VAT registration',
  turnover: 'Taxable turnover, last 12 months',
  ofLimit: (percent: number, limit: string) => `${percent.toLocaleString('en-GB')}% of ${limit}`,
  warning: (percent: number) => `You are past ${percent}% of the VAT limit`,
  warningHint:
    'Watch the next invoices: once the twelve months to a month end come to more, you must register.',
  over: 'You must register for VAT',
  overPast: (end: string, sum: string) => `The twelve months to ${end} came to ${sum}.`,
  overFuture: 'The next 30 days alone bring more than the limit.',
  notify: (by: string, from: string) => `Tell HMRC by ${by}. You are registered from ${from}.`,
  exception: (limit: string) =>
    `If the next twelve months will stay at or under ${limit}, you may ask HMRC in writing for an exception, with evidence.`,
  registered: 'You are registered for VAT',
  mayLeave: (limit: string) =>
    `The last twelve months came to ${limit} or less. If the next twelve will too, you may ask to leave.`,
  stays: (limit: string) => `You may ask to leave once a year’s turnover will not be more than ${limit}.`,
  past: 'By what was sold',
  pastUnder: (end: string) => `Twelve months to ${end}: not over`,
  future: 'By what is expected in the next 30 days',
  futureHint: 'Accepted in the last 30 days, with what you expect besides',
  futureUnder: 'Not over',
  expected: 'What else you expect, in pounds',
  check: 'Check',
  wrong: 'Enter a sum like 25000',
  crossing: 'Open quotes that would bring you over the limit',
  months: 'By month',
  exempt:
    'All your sales count here. Exempt work and what you sold of your own equipment do not: take those off.',
  counts:
    'Sales count by tax point, without VAT and before CIS is taken off; those under the reverse charge count in full.',
  source: (limit: string, lower: string, since: string) =>
    `VATA 1994 Sch 1; limits ${limit} and ${lower} since ${since}`,
} as const;
