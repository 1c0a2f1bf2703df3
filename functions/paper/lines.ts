import { money, tenThousandths } from '#functions/lib/pence.ts';
import { type Column, Grid } from './grid.ts';
import { printable } from './printable.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './style.ts';
import type { PaperTable, TableLine } from './table.ts';
import { quantityOf, vatWord } from './wording.ts';

type FigureColumn = Column & { of: (line: TableLine) => string; isSum?: boolean };

const quantity: FigureColumn = { label: 'Quantity', width: 62, of: quantityOf };
const price = (label: string): FigureColumn => ({
  label,
  width: 68,
  isSum: true,
  of: ({ unitNet, isDeposit }) => (isDeposit ? '' : tenThousandths(unitNet)),
});
const vat: FigureColumn = { label: 'VAT', width: 46, of: vatWord };
const net = (label: string): FigureColumn => ({
  label,
  width: 66,
  isSum: true,
  of: (line) => money(line.net),
});
const gross: FigureColumn = { label: 'With VAT', width: 66, isSum: true, of: (line) => money(line.total) };

const columnsOf = ({ showsVat, withVat }: PaperTable): FigureColumn[] => {
  if (!showsVat) return [quantity, price('Unit price'), net('Amount')];
  const columns = [quantity, price('Net price'), vat, net('Net')];
  return withVat ? [...columns, gross] : columns;
};

/** Widens a column of totals so that each stays on one line. Digits have equal widths, so the longest needs the most room. */
const wideEnough = (sheet: Sheet, column: FigureColumn, lines: readonly TableLine[]): FigureColumn => {
  if (!column.isSum) return column;
  const longest = lines.map(column.of).reduce((one, other) => (other.length > one.length ? other : one), '');
  return { ...column, width: Math.max(column.width, sheet.widthOf(longest, styles.body) + 2) };
};

const noteOf = ({ discount, isOptional }: TableLine): string =>
  [discount > 0 ? `Less ${discount}%` : '', isOptional ? 'Optional, not in the total' : '']
    .filter(Boolean)
    .join(' · ');

const wordsOf = (line: TableLine) => {
  const words = { text: printable(line.description), style: styles.body };
  const note = noteOf(line);
  return note ? [words, { text: note, style: styles.quiet }] : [words];
};

/** Draws the lines with their totals, over as many pages as needed. `below` is the height of what the last must stand above. */
export const drawLines = (sheet: Sheet, table: PaperTable, below: number): void => {
  const columns = columnsOf(table).map((column) => wideEnough(sheet, column, table.lines));
  const grid = new Grid(sheet, 'Description', columns);
  for (const [at, line] of table.lines.entries()) {
    const figures = columns.map(({ of }) => ({ text: of(line), style: styles.body }));
    const isLast = at === table.lines.length - 1;
    grid.row(wordsOf(line), figures, isLast, isLast ? below : 0);
  }
};
