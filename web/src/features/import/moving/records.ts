import { cellOf, type Matching } from '../../../forms/csv/columns.ts';
import type { CsvRow, Sheet } from '../../../forms/csv/parse.ts';
import { type DayOrder, dayIn, orderOf } from './days.ts';
import type { Cells } from './target.ts';

const isTotal = ({ cells }: CsvRow): boolean => /^(grand )?total\b/i.test(cells.find(Boolean) ?? '');

const recordsIn = (sheet: Sheet, matching: Matching, groupedBy: string | undefined): CsvRow[][] => {
  const groups = new Map<string, CsvRow[]>();
  for (const row of sheet.rows.filter((each) => !isTotal(each))) {
    const key = (groupedBy && cellOf(matching, row.cells, groupedBy)) || `#${row.number}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
};

const cellsOf = (rows: readonly CsvRow[], matching: Matching, order: DayOrder): Cells => {
  const each = (key: string) => rows.map(({ cells }) => cellOf(matching, cells, key));
  const cell = (key: string) => each(key).find(Boolean) ?? '';
  return { cell, each, day: (key) => dayIn(cell(key), order) };
};

/** The order of day and month in a file's dates, as it shows or was answered. */
const orderIn = (
  days: readonly string[],
  sheet: Sheet,
  matching: Matching,
  answered: DayOrder | undefined,
) => {
  const found = orderOf(days.flatMap((key) => sheet.rows.map(({ cells }) => cellOf(matching, cells, key))));
  const isOrderUnknown = found === 'either' && !answered;
  return { isOrderUnknown, order: found === 'either' || found === 'none' ? (answered ?? 'day') : found };
};

/** A file's records, each of one row or of those that share its number, and whether its dates leave open which is the day. */
export const recordsOf = (
  sheet: Sheet,
  matching: Matching,
  { days, groupedBy }: { days: readonly string[]; groupedBy?: string | undefined },
  answered: DayOrder | undefined,
) => {
  const { isOrderUnknown, order } = orderIn(days, sheet, matching, answered);
  const records = recordsIn(sheet, matching, groupedBy).map((rows) => ({
    number: rows[0]?.number ?? 0,
    cells: cellsOf(rows, matching, order),
  }));
  return { records, order, isOrderUnknown };
};
