import { cellOf, isTooLong, type Matching } from '../../../forms/csv/columns.ts';
import { type DayOrder, dayIn, orderOf } from '../../../forms/csv/days.ts';
import { inSlices } from '../../../forms/csv/in-slices.ts';
import type { CsvRow, Sheet } from '../../../forms/csv/parse.ts';
import { numberIn } from '../../../forms/csv/read-number.ts';
import { apartIn, type Grouping } from './apart.ts';
import type { Cells } from './target.ts';

/** True for a report's total or subtotal: that word and figures, nothing else. A firm's or job's name may start with it. */
const isSum = ({ cells }: CsvRow): boolean => {
  const [first = '', ...rest] = cells.filter(Boolean);
  const isFigure = (cell: string) => typeof numberIn(cell.replace(/[$€]/g, '')) === 'number';
  return /^(grand |sub ?)?totals?( for .*)?:?$/i.test(first) && rest.every(isFigure);
};

/** The key shared by a record's rows: its number and its type, because a payment may have its invoice's number. */
const keysOf = ({ headings }: Sheet, matching: Matching, groupedBy: string | undefined) => {
  const kinds = new Map<string, string>();
  return (row: CsvRow): string => {
    const isOne = !isSum(row) && !isTooLong(headings, row.cells);
    const number = groupedBy && isOne && cellOf(matching, row.cells, groupedBy);
    if (!number) return `#${row.number}`;
    const kind = cellOf(matching, row.cells, 'type') || (kinds.get(number) ?? '');
    kinds.set(number, kind);
    return JSON.stringify([number, kind]);
  };
};

/** The rows of each record, and the distinct values of the date columns. */
const gathered = async (
  sheet: Sheet,
  matching: Matching,
  { days, groupedBy }: Grouping,
  signal: AbortSignal | undefined,
) => {
  const groups = new Map<string, CsvRow[]>();
  const written = new Set<string>();
  const keyOf = keysOf(sheet, matching, groupedBy);
  for await (const row of inSlices(sheet.rows, signal)) {
    for (const key of days) written.add(cellOf(matching, row.cells, key));
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return { groups: [...groups.values()], written: [...written] };
};

const cellsOf = (rows: readonly CsvRow[], matching: Matching, order: DayOrder): Omit<Cells, 'apart'> => {
  const each = (key: string) => rows.map(({ cells }) => cellOf(matching, cells, key));
  const cell = (key: string) => each(key).find(Boolean) ?? '';
  return { cell, each, day: (key) => dayIn(cell(key), order) };
};

/** The order of day and month in a file's dates, detected or answered. */
const orderIn = (written: readonly string[], answered: DayOrder | undefined) => {
  const found = orderOf(written);
  const isOrderUnknown = found === 'either' && !answered;
  return { isOrderUnknown, order: found === 'either' || found === 'none' ? (answered ?? 'day') : found };
};

/** A file's records, from one row or all with the same number, and whether the order of day and month is ambiguous. */
export const recordsOf = async (
  sheet: Sheet,
  matching: Matching,
  grouping: Grouping,
  answered: DayOrder | undefined,
  signal?: AbortSignal,
) => {
  const { groups, written } = await gathered(sheet, matching, grouping, signal);
  const { isOrderUnknown, order } = orderIn(written, answered);
  const apart = await apartIn(groups, matching, grouping, order, signal);
  const records = groups.map((rows) => ({
    number: rows[0]?.number ?? 0,
    cells: { ...cellsOf(rows, matching, order), apart: apart(rows) },
    isSum: rows.every(isSum),
    isTooLong: rows.some(({ cells }) => isTooLong(sheet.headings, cells)),
  }));
  return { records, order, isOrderUnknown };
};
