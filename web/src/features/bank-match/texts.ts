const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
const payments = (count: number): string => counted(count, 'payment', 'payments');

export const texts = {
  title: 'Match bank statement',
  back: 'Back to invoices',
  yours: 'Your invoices and payments',
  noun: 'invoices and payments',
  chooseHint:
    'In your bank’s app or website, download your statement as a CSV file. We work out which invoices have been paid. Nothing is recorded until you confirm.',
  open: 'Waiting to be paid',
  due: (day: string) => `due ${day}`,
  privacy: 'The file stays on this device. We only send the rows you confirm.',
  empty: 'It has no rows.',
  other: 'Choose another file',
  changeColumns: 'Change columns',
  needed: (label: string) => `Choose the column for ${label}`,

  found: (count: number) => counted(count, 'row of money in', 'rows of money in'),
  known: (count: number) => `${counted(count, 'is', 'are')} already recorded`,
  payouts: (count: number) =>
    `${counted(count, 'is a payout', 'are payouts')} from Stripe: ${count === 1 ? 'its' : 'their'} payments are already recorded`,
  left: {
    out: (count: number) => `${counted(count, 'row is', 'rows are')} money out`,
    undone: (count: number) => `${counted(count, 'row', 'rows')} declined, returned or still pending`,
    foreign: (count: number) => `${counted(count, 'row is', 'rows are')} not in pounds`,
    unread: (count: number) => `${counted(count, 'row', 'rows')} we couldn’t read`,
  },
  nothing: 'No new payments in this statement',
  groups: { sure: 'Sure', likely: 'Likely', else: 'Not matched' },
  groupHints: {
    sure: 'Right invoice number and right amount.',
    likely: 'Check these and tick the right ones.',
    else: 'Choose an invoice if there is one. Leave the rest.',
  },
  more: (count: number) => `Show ${count.toLocaleString('en-GB')} more`,

  pays: (invoices: string) => `Pays ${invoices}`,
  wholly: 'Full amount',
  whollyLess: (sum: string) => `Full amount less ${sum} CIS`,
  part: (sum: string) => `${sum} still to pay`,
  over: (sum: string) => `${sum} too much`,
  choose: 'Invoice',
  choosing: 'Search your open invoices',
  noInvoice: 'No open invoice found',
  owed: (sum: string) => `${sum} to pay`,
  change: 'Change',
  changeFor: (sum: string, day: string) => `Change invoice for ${sum} of ${day}`,

  chosen: (count: number, sum: string) => `${payments(count)}, ${sum}`,
  noneChosen: 'Nothing is ticked',
  confirm: 'Confirm',
  progress: 'Recording payments',
  doing: (done: number, total: number) =>
    `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} recorded`,
  stopped: (done: number, total: number) => `Stopped at ${done} of ${payments(total)}`,
  stoppedHint: 'You keep what’s recorded so far. Nothing is recorded twice.',
  goOn: 'Continue',
  backToRows: 'Back to the rows',
  unreachable: 'You’re offline.',
  serverFailed: 'Something went wrong on our side. Try again in a moment.',
  refused: (row: string, message: string) => `${row}: ${message}`,
  done: 'Statement matched',
  doneOf: (made: number, there: number) =>
    there > 0
      ? `${payments(made)} recorded, ${there.toLocaleString('en-GB')} already there`
      : `${payments(made)} recorded`,
} as const;
