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
import { dayIn } from '../../forms/csv/days.ts';
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

/** A cell's date as `YYYY-MM-DD`. A British bank puts the day first. */
const dayOf = (cell: string): string | undefined => {
  const day = dayIn(cell, 'day');
  return isCalendarDate(day) ? day : undefined;
};

const isHeading = (cells: readonly string[]): boolean =>
  cells.some((cell) => /date/i.test(cell)) && !cells.some(dayOf);

/** Splits a file into headings and rows. Some banks put the account above the headings; HSBC has none at all. */
export const statementOf = (fileName: string, table: readonly string[][]): Statement => {
  const filled = table.filter((cells) => cells.some(Boolean));
  const known = headingsAt(columns, filled);
  const at = known >= 0 ? known : filled.slice(0, farthestHeading).findIndex(isHeading);
  if (at >= 0) return { fileName, headings: filled[at] ?? [], rows: filled.slice(at + 1) };
  const [first = [], ...rest] = filled;
  const isRow = first.some(dayOf);
  return isRow
    ? { fileName, headings: first.map(() => ''), rows: filled }
    : { fileName, headings: first, rows: rest };
};

/** Matches columns by heading; without headings, assumes HSBC's order: date, description, amount. */
export const matchedColumns = ({ headings, rows: [first = []] }: Statement): Matching => {
  if (headings.some(Boolean)) return matched(columns, headings);
  const [date = '', , amount = ''] = first;
  const isHsbc = first.length === 3 && dayOf(date) !== undefined && Number.isFinite(readBankSum(amount));
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
      paidOn: dayOf(cell('date')),
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
