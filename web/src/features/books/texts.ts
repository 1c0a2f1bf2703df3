import type { BookKind } from '#shared/books/formats.ts';
import { formatDate, londonDate } from '#shared/dates.ts';
import { titles } from '../../titles.ts';

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

export const texts = {
  title: titles.books,
  subtitle: 'Files for your accountant and accounting software',
  which: 'File',
  period: 'Period',
  dates: 'Dates',
  from: 'From',
  to: 'To',
  tooLong: 'Choose up to two years',
  turned: 'Choose a date on or after the start date',
  looking: 'Checking your records…',
  lookFailed: 'We couldn’t read your records for this period.',
  again: 'Try again',
  nothing: 'Nothing in this period.',
  found: (kind: BookKind, count: number) => counted(count, ...nouns[kind]),
  taken: (count: number, day: string, files: number) =>
    `${count.toLocaleString('en-GB')} of these ${count === 1 ? 'was' : 'were'} in ${files === 1 ? 'the file' : 'files'} from ${formatDate(day)}.`,
  changed: (count: number) =>
    count === 1 ? 'One has changed since then.' : `${count.toLocaleString('en-GB')} have changed since then.`,
  gone: (count: number) =>
    count === 1
      ? 'One from an earlier file has since been voided or deleted.'
      : `${count.toLocaleString('en-GB')} from earlier files have since been voided or deleted.`,
  make: 'Create file',
  onlyNew: (count: number) => `New ones only (${count.toLocaleString('en-GB')})`,
  all: (count: number) => `All of them (${count.toLocaleString('en-GB')})`,
  makeFailed: 'Failed to create file',
  history: 'Files you’ve created',
  historyWhat: 'Your files',
  none: 'Your files will be listed here',
  noneHint: 'We keep track, so your accountant never gets the same record twice',
  working: 'Creating…',
  broken: 'We couldn’t create it.',
  gonePart: 'Expired. Create it again',
  download: (word: string, name: string) => `${word}: ${name}`,
  part: (at: number, of: number) => `Part ${at} of ${of}`,
  file: 'Download',
  when: (at: string) => `Created ${dayOf(at)}`,
  range: (from: string, to: string) => `${formatDate(from)} to ${formatDate(to)}`,
  wasNew: 'New ones only',
  repeated: (count: number) => `${count.toLocaleString('en-GB')} in earlier files`,
} as const;

/** The choices, each with what one must know about it. */
export const choices = [
  {
    value: 'accountant/zip',
    label: 'Accountant: everything in a ZIP',
    hint: 'Tables of your sales, credit notes, payments and receipts, with PDFs and pictures.',
  },
  {
    value: 'xero/sales',
    label: 'Xero: sales invoices',
    hint: 'In Xero, import these as Tax Exclusive. Credit notes are negative. Up to 500 invoices a file.',
  },
  {
    value: 'xero/bank',
    label: 'Xero: bank statement',
    hint: 'Payments and refunds, without CIS deductions. Up to 1,000 rows a file.',
  },
  {
    value: 'xero/cis',
    label: 'Xero: CIS deductions',
    hint: 'CIS deductions. Import these into a separate bank account and match each one to its invoice.',
  },
  {
    value: 'xero/bills',
    label: 'Xero: bills from receipts',
    hint: 'In Xero, import these as Tax Exclusive. Returns are negative. Up to 500 bills a file.',
  },
  {
    value: 'quickbooks/sales',
    label: 'QuickBooks: invoices',
    hint: 'In QuickBooks, import these as exclusive of tax and match the VAT codes once. Up to 100 invoices a file.',
  },
  {
    value: 'quickbooks/credits',
    label: 'QuickBooks: credit notes',
    hint: 'QuickBooks imports credit notes separately. Import these as exclusive of tax.',
  },
  {
    value: 'quickbooks/expenses',
    label: 'QuickBooks: bills from receipts',
    hint: 'Import these as exclusive of tax. Match accounts and VAT codes once. Enter a return as a supplier credit.',
  },
  {
    value: 'freeagent/bank',
    label: 'FreeAgent: bank statement',
    hint: 'Payments and refunds, without CIS deductions. Enter your invoices in FreeAgent first: we know of no file for them.',
  },
  {
    value: 'freeagent/cis',
    label: 'FreeAgent: CIS deductions',
    hint: 'CIS deductions. Upload these to a separate bank account and explain each one with its invoice.',
  },
  {
    value: 'freeagent/expenses',
    label: 'FreeAgent: expenses',
    hint: 'Your receipts as expenses you paid, with a row for each VAT rate. Use the same name as in FreeAgent.',
  },
  {
    value: 'receipts/csv',
    label: 'Receipts: a table',
    hint: 'Date, supplier, net, VAT, total and category. For the pictures too, choose the ZIP for your accountant.',
  },
] as const;
export type Choice = (typeof choices)[number]['value'];

export const nameOf = (format: string, kind: string): string =>
  choices.find(({ value }) => value === `${format}/${kind}`)?.label ?? '';
