import type { Part } from '#functions/paper/pages.ts';
import type { Sheet } from '#functions/paper/sheet.ts';
import { colour, contentWidth, page, type Style } from '#functions/paper/style.ts';

/** An answer as printed. */
export interface Answer {
  label: string;
  value: string;
  isLong: boolean;
}

/** The fewest rows that read better as a table, and the longest answer in characters that fits its cells. */
const fewest = 4;
const longest = 120;

/** True if a section's rows are printed one line each, as on a schedule of circuits. */
export const isTabular = (rows: readonly (readonly Answer[])[]): boolean =>
  rows.length >= fewest && rows.every((answers) => answers.every(({ value }) => value.length <= longest));

const head: Style = { font: 'regular', size: 6.5, colour: colour.quiet, lineGap: 0 };
const cell: Style = { font: 'regular', size: 7.5, colour: colour.ink, lineGap: 0 };
/** In points: between columns, around rules, and the most that a column takes. */
const gap = 7;
const around = 3;
const widest = 110;

interface Column {
  label: string;
  values: readonly string[];
  width: number;
}
type Placed = Column & { x: number };

const columnOf = (sheet: Sheet, label: string, values: readonly string[]): Column => {
  const words = label.split(' ').map((word) => sheet.widthOf(word, head));
  const taken = values.map((value) => Math.min(widest, sheet.widthOf(value, cell)));
  // A text that exactly fills its width would be broken.
  return { label, values, width: Math.max(...words, ...taken) + 1.5 };
};

/** The columns of as many tables as are needed, each beginning with the rows' numbers and as wide as the page. */
const tablesOf = (number: Column, columns: readonly Column[]): Placed[][] => {
  const tables: Column[][] = [];
  let room = 0;
  for (const column of columns) {
    if (column.width + gap > room) {
      tables.push([number]);
      room = contentWidth - number.width;
    }
    tables.at(-1)?.push(column);
    room -= column.width + gap;
  }
  return tables.map((table) => {
    const taken = table.reduce((sum, { width }) => sum + width + gap, -gap);
    const more = (contentWidth - taken) / table.length;
    let x = page.left;
    return table.map((column) => {
      const placed = { ...column, x, width: column.width + more };
      x += placed.width + gap;
      return placed;
    });
  });
};

const rule = (sheet: Sheet, below: number, ink: string, weight: number): void => {
  sheet.rule(below + around, ink, weight);
  sheet.y = below + 2 * around;
};

const drawRow = (
  sheet: Sheet,
  table: Part,
  columns: readonly Placed[],
  { tag, style, textOf }: { tag: 'TH' | 'TD'; style: Style; textOf: (column: Placed) => string },
): void => {
  const row = sheet.part('TR', table);
  const { y } = sheet;
  for (const column of columns) {
    const { x, width } = column;
    sheet.write(row, tag, textOf(column), style, { x, y, width });
  }
};

const drawTable = (sheet: Sheet, part: Part, columns: readonly Placed[], count: number): void => {
  const headHeight = Math.max(...columns.map(({ label, width }) => sheet.heightOf(label, head, width)));
  const table = sheet.part('Table', part);
  sheet.need(headHeight + 60);
  const top = sheet.y;
  drawRow(sheet, table, columns, { tag: 'TH', style: head, textOf: ({ label }) => label });
  rule(sheet, top + headHeight, colour.navy, 0.75);
  for (let at = 0; at < count; at += 1) {
    const textOf = ({ values }: Placed): string => values[at] ?? '';
    const height = Math.max(...columns.map((column) => sheet.heightOf(textOf(column), cell, column.width)));
    if (sheet.need(height + 2 * around)) {
      const { y } = sheet;
      for (const { label, x, width } of columns) sheet.writeAside(label, head, { x, y, width });
      rule(sheet, y + headHeight, colour.navy, 0.75);
    }
    const from = sheet.y;
    drawRow(sheet, table, columns, { tag: 'TD', style: cell, textOf });
    rule(sheet, from + height, colour.line, 0.5);
  }
  sheet.y += 8;
};

/** Draws rows one line each; columns that don't fit beside each other go to a further table. `labels`: in the form's order. */
export const drawTables = (
  sheet: Sheet,
  part: Part,
  rows: readonly (readonly Answer[])[],
  { label, labels }: { label: string; labels: readonly string[] },
): void => {
  const numbers = rows.map((_, at) => String(at + 1));
  const columns = labels.map((name) =>
    columnOf(
      sheet,
      name,
      rows.map((answers) => answers.find((answer) => answer.label === name)?.value ?? ''),
    ),
  );
  for (const table of tablesOf(columnOf(sheet, label, numbers), columns))
    drawTable(sheet, part, table, rows.length);
};
