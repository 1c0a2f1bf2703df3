import { alike } from '#shared/alike.ts';
import { cellOf, type Matching } from '../../../forms/csv/columns.ts';
import { type DayOrder, dayIn } from '../../../forms/csv/days.ts';
import { inSlices } from '../../../forms/csv/in-slices.ts';
import type { CsvRow } from '../../../forms/csv/parse.ts';
import { numberIn } from '../../../forms/csv/read-number.ts';
import type { MovingTarget } from './target.ts';
import { movingTexts as texts } from './texts.ts';

export type Grouping = Pick<
  MovingTarget<{ clientId: number }>,
  'columns' | 'days' | 'groupedBy' | 'agreeing' | 'perLine'
>;

/** Finds the first row that differs from an earlier one in a column; empty cells don't count. */
const finderOf =
  (matching: Matching, { days }: Grouping, order: DayOrder) =>
  (rows: readonly CsvRow[], key: string): CsvRow | undefined => {
    const said = rows.flatMap((row) => {
      const cell = cellOf(matching, row.cells, key);
      const means = days.includes(key) ? dayIn(cell, order) : alike(String(numberIn(cell)));
      return cell ? [{ row, means }] : [];
    });
    return said.find(({ means }) => means !== said[0]?.means)?.row;
  };

/**
 * Why the rows with the same number can't be one record: they contradict each other, or the total column holds line amounts. One
 * number with different totals proves that for the whole file, because lines may cost the same.
 */
export const apartIn = async (
  groups: readonly (readonly CsvRow[])[],
  matching: Matching,
  grouping: Grouping,
  order: DayOrder,
  signal: AbortSignal | undefined,
): Promise<(rows: readonly CsvRow[]) => string | undefined> => {
  const { agreeing = [], perLine, columns } = grouping;
  const otherIn = finderOf(matching, grouping, order);
  const reasons = new Map<readonly CsvRow[], string>();
  const lined: (readonly CsvRow[])[] = [];
  let isPerLine = false;
  for await (const rows of inSlices(groups, signal)) {
    if (rows.length === 1) continue;
    const key = agreeing.find((each) => otherIn(rows, each));
    const label = columns.find((column) => column.key === key)?.label;
    if (key && label) reasons.set(rows, texts.differs(otherIn(rows, key)?.number ?? 0, label));
    else lined.push(rows);
    isPerLine ||= !key && perLine !== undefined && otherIn(rows, perLine) !== undefined;
  }
  if (isPerLine) for (const rows of lined) reasons.set(rows, texts.perLine(rows[1]?.number ?? 0));
  return (rows) => reasons.get(rows);
};
