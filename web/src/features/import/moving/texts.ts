/** What is said where a file of another program comes in, once. */
export const movingTexts = {
  hub: 'Moving in',
  hubHint:
    'Bring your records from Tradify, Jobber, ServiceM8, Xero, QuickBooks or a spreadsheet. Save them there as a CSV file and choose it here. We don’t email anyone. You can choose the same file twice: we skip what you already have.',
  clientsHint:
    'Names, emails, phone numbers and addresses. Import clients first. We match everything else to them by name.',
  dues: 'Due dates',
  duesHint: 'Gas safety, EICR, boiler services and more, with their property and tenant.',
  sitesHint: 'Addresses where you work, with their client and tenant.',
  pricesHint: 'Your price list, with your costs.',
  items: 'Stock',
  itemsHint: 'Your stock: van, warehouse and shop.',
  jobsHint: 'Jobs that are booked or under way, with date and place.',
  quotesHint: 'Quotes still waiting for an answer. They come in as drafts and keep their numbers.',
  invoicesHint: 'Unpaid invoices, with their numbers and what’s been paid so far.',

  questions: 'Before you import',
  order: 'How does this file write dates?',
  orderHint: 'All its dates can be read both ways, like 03/04/2026.',
  orderDay: '3 April: day first',
  orderMonth: '4 March: month first',
  choose: 'Choose',
  orderNeeded: 'Choose how it writes dates',
  who: (name: string) => `Who is ${name}?`,
  whoHint: (email: string) => (email ? `The file says ${email}` : 'More than one client has this name'),
  whoNew: 'Someone else: add a client',
  whoMore: (count: number) => `${count.toLocaleString('en-GB')} more questions like this to come.`,
  waiting: (count: string) => `${count} waiting for your answer below`,
  added: (count: number) =>
    `${count.toLocaleString('en-GB')} ${count === 1 ? 'client' : 'clients'} will be added`,
  bringPaid: 'Import paid ones too',
  bringFinished: 'Import finished and cancelled ones too',
  renumber: 'Give a new number to any that clash',
  renumberHint: 'Like INV-7/2. Otherwise we skip them.',
  remind: 'Send reminders for these invoices too',
  remindHint: (late: number) =>
    late > 0
      ? `${late.toLocaleString('en-GB')} ${late === 1 ? 'is' : 'are'} overdue. With this ticked, and reminders on in Settings, we email their clients tomorrow morning. If not, you can turn reminders on for each invoice later.`
      : 'If not, you can turn reminders on for each invoice later.',

  passed: (count: string) => `${count} skipped`,
  passedHint: 'Already settled in your old program, or not an invoice, quote or job.',
  takenOf: (count: string) => `${count} with a number you already use`,
  takenHint: 'One of your records already has this number.',
  taken: 'You already use this number',
  sum: 'Is a total of other rows',
  differs: (row: number, label: string) => `Row ${row} has the same number but a different ${label}`,
  perLine: (row: number) =>
    `Row ${row} has the same number. If each row is one item, choose that column as Line amount instead of Total`,
  draft: 'It’s a draft in your old program. Create it here when you need it',
  voided: (status: string) => `Not owed in your old program: ${status}`,
  paid: 'Already paid',
  creditNote: 'It’s a credit note',
  otherKind: (kind: string) => `It’s something else: ${kind}`,
  agreed: 'Already accepted. Import it as a job',
  over: (status: string) => `Closed in your old program: ${status}`,
  finished: 'Already finished',
  cancelled: 'Cancelled',
  stillQuote: 'It’s a quote. Choose this file under Import quotes too',
  quoteTitle: (number: string) => `Quote ${number}`,
  jobTitle: (number: string) => (number ? `Job ${number}` : ''),
  reference: (text: string) => `Reference: ${text}`,
  comesTo: (total: string, owed: string) =>
    `They come to ${total}, of which ${owed} is owed: check it against your old program`,
  jobNumber: (number: string) => `Job number: ${number}`,
  daysAfter: (days: number) => `${days} days after its date`,
} as const;
