export const registrationTexts = {
  title: 'VAT registration',
  turnover: 'Taxable turnover, 12 months to today',
  ofLimit: (percent: number, limit: string) => `${percent.toLocaleString('en-GB')}% of ${limit}`,
  warning: (percent: number) => `You’ve passed ${percent}% of the VAT limit`,
  warningHint:
    'Keep an eye on your next invoices. You must register once any 12 months, to the end of a month, go over the limit.',
  over: 'You must register for VAT',
  overPast: (end: string, sum: string) => `Your sales for the 12 months to ${end} came to ${sum}.`,
  overFuture: 'You expect to go over the limit in the next 30 days alone.',
  notify: (by: string, from: string) => `Register with HMRC by ${by}. Your registration starts on ${from}.`,
  exception: (limit: string) =>
    `If you expect the next 12 months to stay at ${limit} or less, you can write to HMRC and ask for an exception. Send evidence with it.`,
  fellBack: (limit: string) =>
    `Your last 12 months came to ${limit} or less. If you expect to stay below, write to HMRC and ask for an exception. Send evidence with it.`,
  registered: 'You’re registered for VAT',
  mayLeave: (limit: string) =>
    `Your last 12 months came to ${limit} or less. If you expect to stay below, you can ask HMRC to deregister.`,
  stays: (limit: string) =>
    `Do you expect a year’s sales of ${limit} or less? Then you can ask HMRC to deregister.`,
  past: 'At the end of last month',
  pastUnder: (end: string) => `12 months to ${end}: under the limit`,
  future: 'Your next 30 days',
  futureHint: 'Quotes accepted in the last 30 days, plus anything else you expect',
  expected: 'Anything else you expect, in pounds',
  check: 'Check',
  wrong: 'Enter an amount like 25,000',
  crossing: 'Open quotes that would take you over the limit',
  months: 'By month',
  exempt:
    'We count all your sales. Exempt work and selling your own equipment don’t count, so take those off.',
  counts: 'We count sales by tax point, before VAT and before CIS. Reverse charge sales count in full.',
  source: (limit: string, lower: string, since: string) =>
    `VATA 1994 Sch 1; limits ${limit} and ${lower} since ${since}`,
} as const;
