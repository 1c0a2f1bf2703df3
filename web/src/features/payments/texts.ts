const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
const payments = (count: number): string => counted(count, 'payment', 'payments');

/** What the page says where a bank statement is matched, once. */
export const texts = {
  title: 'Match bank statement',
  back: 'Back to invoices',
  yours: 'Your invoices and payments',
  noun: 'invoices and payments',
  chooseHint:
    'Download a CSV file from your bank. Fettle finds which invoices were paid, and records nothing until you confirm.',
  privacy: 'The file stays on this device. Only the rows you confirm are sent.',
  empty: 'It has no rows.',
  other: 'Choose another file',
  changeColumns: 'Change columns',
  needed: (label: string) => `Choose the column for ${label}`,

  found: (count: number) => counted(count, 'row of money in', 'rows of money in'),
  known: (count: number) => `${counted(count, 'is', 'are')} recorded already`,
  left: {
    out: (count: number) => `${counted(count, 'row is', 'rows are')} money out`,
    undone: (count: number) => `${counted(count, 'row', 'rows')} declined, returned or still pending`,
    foreign: (count: number) => `${counted(count, 'row is', 'rows are')} not in pounds`,
    unread: (count: number) => `${counted(count, 'row', 'rows')} could not be read`,
  },
  nothing: 'Nothing new came in with this statement',
  groups: { sure: 'Sure', likely: 'Likely', else: 'Not matched' },
  groupHints: {
    sure: 'Your invoice number and exactly what is owed.',
    likely: 'Look at these and tick what is right.',
    else: 'Choose an invoice for what belongs to one. Leave the rest.',
  },
  more: (count: number) => `Show ${count.toLocaleString('en-GB')} more`,

  pays: (invoices: string) => `Pays ${invoices}`,
  wholly: 'All that is owed',
  whollyLess: (sum: string) => `All that is owed: ${sum} was kept back for CIS`,
  part: (sum: string) => `${sum} will still be owed`,
  over: (sum: string) => `${sum} more than is owed`,
  choose: 'Invoice',
  choosing: 'Search your open invoices',
  noInvoice: 'No open invoice found',
  owed: (sum: string) => `${sum} owed`,
  change: 'Change',
  changeFor: (sum: string, day: string) => `Change invoice for ${sum} of ${day}`,

  chosen: (count: number, sum: string) => `${payments(count)}, ${sum}`,
  noneChosen: 'Nothing is ticked',
  confirm: 'Confirm',
  progress: 'Recording payments',
  doing: (done: number, total: number) =>
    `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} recorded`,
  stopped: (done: number, total: number) => `Stopped at ${done} of ${payments(total)}`,
  stoppedHint: 'What is recorded stays. Nothing is ever recorded twice.',
  goOn: 'Go on',
  backToRows: 'Back to the rows',
  unreachable: 'There is no connection.',
  serverFailed: 'The server did not answer as it should. Try again in a moment.',
  refused: (row: string, message: string) => `${row}: ${message}`,
  done: 'Statement matched',
  doneOf: (made: number, there: number) =>
    there > 0
      ? `${payments(made)} recorded, ${there.toLocaleString('en-GB')} ${there === 1 ? 'was' : 'were'} there already`
      : `${payments(made)} recorded`,
} as const;
