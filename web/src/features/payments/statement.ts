import * as z from 'zod/mini';
import { isCalendarDate } from '#shared/dates.ts';
import { textLimits } from '#shared/limits.ts';
import { type BankRow, bankRow, bankTextLimit } from '#shared/payments/bank-row.ts';
import { keepable } from '#shared/plain-text.ts';
import { type Column, cellOf, type Matching, matched } from '../../forms/csv/columns.ts';
import { numberIn } from '../../forms/csv/read-number.ts';

/**
 * The columns that matter of a statement, with the headings that banks have given them in their files: Starling, Monzo, Barclays,
 * NatWest, Lloyds and Halifax. Any other file's are chosen by hand once.
 */
export const columns: readonly Column[] = [
  { key: 'date', label: 'Date', required: true, names: ['Transaction Date', 'Posting Date', 'Value Date'] },
  {
    key: 'amount',
    label: 'Money in',
    required: true,
    names: ['Amount (GBP)', 'Credit Amount', 'Paid in', 'Amount', 'Value', 'Credit', 'Credits'],
  },
  { key: 'payer', label: 'Who paid', names: ['Counter Party', 'Counterparty', 'Name', 'Payee', 'Payer'] },
  {
    key: 'text',
    label: 'Description',
    names: ['Transaction Description', 'Memo', 'Details', 'Narrative', 'Transaction'],
  },
  { key: 'reference', label: 'Reference', names: ['Notes and #tags', 'Payment reference', 'Ref'] },
  { key: 'account', label: 'Account', names: ['Account Number', 'Account No'] },
];

export interface Statement {
  fileName: string;
  /** Empty texts where the file has none. */
  headings: string[];
  rows: string[][];
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day a cell says, as `YYYY-MM-DD`: 20/11/2026, 20 Nov 26, 2026-11-20, with or without a time. */
export const dayIn = (cell: string): string | undefined => {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?!\d)/.exec(cell) ?? [];
  if (iso) return isCalendarDate(iso) ? iso : undefined;
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[\s/.-](\d{1,2}|[a-z]{3})[a-z]*[\s/.-](\d{4}|\d{2})(?!\d)/i.exec(cell) ?? [];
  const number = months.indexOf(month.toLowerCase()) + 1 || Number(month);
  const two = (value: number | string) => String(value).padStart(2, '0');
  const found = `${year.length === 2 ? `20${year}` : year}-${two(number)}-${two(day)}`;
  return isCalendarDate(found) ? found : undefined;
};

const isHeading = (cells: readonly string[]): boolean =>
  cells.some((cell) => /date/i.test(cell)) && !cells.some(dayIn);

/** Above the headings some banks say whose account it is; HSBC gives none at all. */
const farthestHeading = 12;

/** What of a file are headings and what rows. */
export const statementOf = (fileName: string, table: readonly string[][]): Statement => {
  const filled = table.filter((cells) => cells.some(Boolean));
  const at = filled.slice(0, farthestHeading).findIndex(isHeading);
  if (at >= 0) return { fileName, headings: filled[at] ?? [], rows: filled.slice(at + 1) };
  const [first = [], ...rest] = filled;
  const isRow = first.some(dayIn);
  return isRow
    ? { fileName, headings: first.map(() => ''), rows: filled }
    : { fileName, headings: first, rows: rest };
};

/** Which column is what, by its heading; without headings only in HSBC's order: date, description, amount. */
export const matchedColumns = ({ headings, rows: [first = []] }: Statement): Matching => {
  if (headings.some(Boolean)) return matched(columns, headings);
  const [date = '', , amount = ''] = first;
  const isHsbc = first.length === 3 && dayIn(date) !== undefined && typeof numberIn(amount) === 'number';
  return isHsbc ? { date: '0', text: '1', amount: '2' } : {};
};

/** The label of a column without which nothing can be read; undefined where nothing is missing. */
export const missingColumn = (matching: Matching): string | undefined => {
  const needed = columns.find(({ key, required }) => required && !matching[key]);
  const hasText = ['payer', 'text', 'reference'].some((key) => matching[key]);
  return needed?.label ?? (hasText ? undefined : columns.find(({ key }) => key === 'text')?.label);
};

const plain = (parts: string[], most: number): string =>
  keepable(parts.filter(Boolean).join(' '), most) ?? '';

/** The rows of money in, and how many others could not be read. Money out is passed over. */
export const moneyIn = (statement: Statement, matching: Matching) => {
  const rows: BankRow[] = [];
  const seen = new Map<string, number>();
  let unread = 0;
  for (const cells of statement.rows) {
    // NatWest puts an apostrophe before texts and numbers, so that a spreadsheet leaves them alone.
    const cell = (key: string) => cellOf(matching, cells, key).replace(/^'/, '');
    const amount = numberIn(cell('amount').replace(/^\+/, ''));
    if (amount === null || (typeof amount === 'number' && amount <= 0)) continue;
    const row = {
      account: plain([cell('account')], textLimits.code),
      paidOn: dayIn(cell('date')),
      amount,
      text: plain([cell('payer'), cell('text'), cell('reference')], bankTextLimit),
    };
    const same = JSON.stringify(row);
    const ordinal = (seen.get(same) ?? 0) + 1;
    seen.set(same, ordinal);
    const { data } = z.safeParse(bankRow, { ...row, ordinal });
    if (data) rows.push(data);
    else unread += 1;
  }
  return { rows, unread };
};
