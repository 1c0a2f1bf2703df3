import * as z from 'zod/mini';
import { isCalendarDate } from '#shared/dates.ts';
import { textLimits } from '#shared/limits.ts';
import { type BankRow, bankRow, bankTextLimit } from '#shared/payments/bank-row.ts';
import { keepable } from '#shared/plain-text.ts';
import { readBankSum } from '#shared/read-number.ts';
import {
  cellOf,
  farthestHeading,
  headingsAt,
  isTooLong,
  type Matching,
  matched,
} from '../../forms/csv/columns.ts';
import { columns } from './bank-columns.ts';

/** Reasons to skip a row with an amount: money out without a sign, payments that failed or may be reversed, other currencies. */
const reasons = [
  { why: 'out', key: 'direction', says: /^(?:dr|db|d|debits?|out|(?:money|paid) out|outgoing|withdrawal)$/i },
  {
    why: 'undone',
    key: 'state',
    says: /declin|rever[ts]|fail|cancel|reject|refus|return|expire|void|pending/i,
  },
  { why: 'foreign', key: 'currency', says: /^(?!(?:gbp|£|(?:pounds? )?sterling)$)./i },
] as const;

export const leftReasons = [...reasons.map(({ why }) => why), 'unread'] as const;
/** The number of rows left out, by reason. */
export type Left = Record<(typeof leftReasons)[number], number>;

export interface Statement {
  fileName: string;
  /** Empty strings if the file has none. */
  headings: string[];
  rows: string[][];
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses a cell's date to `YYYY-MM-DD`: 20/11/2026, 20 Nov 26, 2026-11-20, with or without a time. */
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

/** Splits a file into headings and rows. Some banks put the account above the headings; HSBC has none at all. */
export const statementOf = (fileName: string, table: readonly string[][]): Statement => {
  const filled = table.filter((cells) => cells.some(Boolean));
  const known = headingsAt(columns, filled);
  const at = known >= 0 ? known : filled.slice(0, farthestHeading).findIndex(isHeading);
  if (at >= 0) return { fileName, headings: filled[at] ?? [], rows: filled.slice(at + 1) };
  const [first = [], ...rest] = filled;
  const isRow = first.some(dayIn);
  return isRow
    ? { fileName, headings: first.map(() => ''), rows: filled }
    : { fileName, headings: first, rows: rest };
};

/** Matches columns by heading; without headings, assumes HSBC's order: date, description, amount. */
export const matchedColumns = ({ headings, rows: [first = []] }: Statement): Matching => {
  if (headings.some(Boolean)) return matched(columns, headings);
  const [date = '', , amount = ''] = first;
  const isHsbc = first.length === 3 && dayIn(date) !== undefined && Number.isFinite(readBankSum(amount));
  return isHsbc ? { date: '0', text: '1', amount: '2' } : {};
};

const plain = (parts: string[], most: number): string =>
  keepable(parts.filter(Boolean).join(' '), most) ?? '';

/** The payments received, and the number of other rows left out. Rows with the sign of money out are ignored. */
export const moneyIn = (statement: Statement, matching: Matching) => {
  const rows: BankRow[] = [];
  const seen = new Map<string, number>();
  const left: Left = { out: 0, undone: 0, foreign: 0, unread: 0 };
  for (const cells of statement.rows) {
    if (isTooLong(statement.headings, cells)) {
      left.unread += 1;
      continue;
    }
    // NatWest puts an apostrophe before texts and numbers, so that a spreadsheet leaves them alone.
    const cell = (key: string) => cellOf(matching, cells, key).replace(/^'/, '');
    const amount = readBankSum(cell('amount'));
    if (amount === null || amount <= 0) continue;
    const reason = reasons.find(({ key, says }) => says.test(cell(key)));
    if (reason) {
      left[reason.why] += 1;
      continue;
    }
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
    else left.unread += 1;
  }
  return { rows, left };
};
