import type { BookKind } from '#shared/books/formats.ts';
import { formatDate, londonDate } from '#shared/dates.ts';
import { titles } from '../../data/titles.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

const nouns: Record<BookKind, [one: string, many: string]> = {
  sales: ['invoice or credit note', 'invoices and credit notes'],
  credits: ['credit note', 'credit notes'],
  bank: ['payment', 'payments'],
  csv: ['receipt', 'receipts'],
  cis: ['deduction', 'deductions'],
  bills: ['receipt', 'receipts'],
  expenses: ['receipt', 'receipts'],
  zip: ['record', 'records'],
};

const dayOf = (instant: string): string => formatDate(londonDate(instant));

/** What the books page says, once. */
export const texts = {
  title: titles.books,
  subtitle: 'Files for your accountant and their programs',
  which: 'File',
  period: 'Days',
  from: 'From',
  to: 'To',
  tooLong: 'Choose at most two years',
  turned: 'Cannot be before the start date',
  looking: 'Looking at what there is…',
  lookFailed: 'What these days hold could not be read.',
  again: 'Try again',
  nothing: 'There is nothing of this kind in these days.',
  found: (kind: BookKind, count: number) => counted(count, ...nouns[kind]),
  taken: (count: number, day: string, files: number) =>
    `${count.toLocaleString('en-GB')} of these ${count === 1 ? 'was' : 'were'} in ${files === 1 ? 'the file' : 'files'} of ${formatDate(day)}.`,
  changed: (count: number) =>
    count === 1 ? 'One has changed since.' : `${count.toLocaleString('en-GB')} have changed since.`,
  gone: (count: number) =>
    count === 1
      ? 'One that was in an earlier file is void or deleted now.'
      : `${count.toLocaleString('en-GB')} that were in an earlier file are void or deleted now.`,
  make: 'Make file',
  onlyNew: (count: number) => `Only what is new (${count.toLocaleString('en-GB')})`,
  all: (count: number) => `All again (${count.toLocaleString('en-GB')})`,
  makeFailed: 'Failed to make the file',
  history: 'Files you have taken',
  historyWhat: 'Your files',
  none: 'No files yet',
  noneHint: 'What you take is listed here, so that nothing reaches your accountant twice',
  working: 'Being made…',
  broken: 'It could not be made.',
  gonePart: 'No longer kept: make it again',
  download: (word: string, name: string) => `${word}: ${name}`,
  part: (at: number, of: number) => `Part ${at} of ${of}`,
  file: 'Download',
  when: (at: string) => `Taken ${dayOf(at)}`,
  range: (from: string, to: string) => `${formatDate(from)} to ${formatDate(to)}`,
  wasNew: 'Only what was new',
  repeated: (count: number) => `${count.toLocaleString('en-GB')} taken before`,
} as const;

/** What can be chosen, with what has to be known of it. */
export const choices = [
  {
    value: 'accountant/zip',
    label: 'Accountant: everything in a ZIP',
    hint: 'Sales, credit notes, payments and receipts as tables, with the invoices as PDF and the receipts’ pictures.',
  },
  {
    value: 'xero/sales',
    label: 'Xero: sales invoices',
    hint: 'In Xero import them as Tax Exclusive. Credit notes are negative, and 500 invoices fit one file.',
  },
  {
    value: 'xero/bank',
    label: 'Xero: bank statement',
    hint: 'What clients paid and what went back, without what was kept back for HMRC. 1,000 rows fit one file.',
  },
  {
    value: 'xero/cis',
    label: 'Xero: CIS deductions',
    hint: 'What contractors kept back for HMRC. Import it into a bank account of its own, and match each to its invoice.',
  },
  {
    value: 'xero/bills',
    label: 'Xero: bills from receipts',
    hint: 'In Xero import them as Tax Exclusive. Returns are negative, and 500 fit one file.',
  },
  {
    value: 'quickbooks/sales',
    label: 'QuickBooks: invoices',
    hint: 'Import them as exclusive of tax and match the VAT codes once. 100 invoices fit one file.',
  },
  {
    value: 'quickbooks/credits',
    label: 'QuickBooks: credit notes',
    hint: 'QuickBooks imports credit notes by themselves, as exclusive of tax.',
  },
  {
    value: 'quickbooks/expenses',
    label: 'QuickBooks: bills from receipts',
    hint: 'Import them as exclusive of tax and match accounts and VAT codes once. Enter a return as a supplier credit.',
  },
  {
    value: 'freeagent/bank',
    label: 'FreeAgent: bank statement',
    hint: 'What clients paid and what went back, without what was kept back for HMRC.',
  },
  {
    value: 'freeagent/cis',
    label: 'FreeAgent: CIS deductions',
    hint: 'What contractors kept back for HMRC. Upload it to a bank account of its own, and explain each by its invoice.',
  },
  {
    value: 'freeagent/expenses',
    label: 'FreeAgent: expenses',
    hint: 'Your receipts as expenses that you paid, a row for each VAT rate. Your name must be as in FreeAgent.',
  },
  {
    value: 'receipts/csv',
    label: 'Receipts: a table',
    hint: 'Date, supplier, net, VAT, total and category. The ZIP for the accountant has their pictures, too.',
  },
] as const;
export type Choice = (typeof choices)[number]['value'];

export const nameOf = (format: string, kind: string): string =>
  choices.find(({ value }) => value === `${format}/${kind}`)?.label ?? '';
