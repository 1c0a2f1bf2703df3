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
/** In points: between columns, around rules, and the most that a column takes unless there is room. */
const gap = 7;
const around = 3;
const widest = 110;

interface Column {
  label: string;
  values: readonly string[];
  width: number;
  /** The width that its longest text takes. */
  natural: number;
}
type Placed = Column & { x: number };

const columnOf = (sheet: Sheet, label: string, values: readonly string[]): Column => {
  const words = label.split(' ').map((word) => sheet.widthOf(word, head));
  const least = Math.max(...words);
  const taken = Math.max(...values.map((value) => sheet.widthOf(value, cell)));
  // A text that exactly fills its width would be broken.
  const natural = Math.max(least, taken) + 1.5;
  return { label, values, natural, width: Math.max(least, Math.min(widest, taken)) + 1.5 };
};

/** The columns of as many tables as are needed, each beginning with the rows' numbers and as wide as the page's text. */
const tablesOf = ([number, ...columns]: readonly [Column, ...Column[]], across: number): Placed[][] => {
  const tables: Column[][] = [];
  let room = 0;
  for (const column of columns) {
    if (column.width + gap > room) {
      tables.push([number]);
      room = across - number.width;
    }
    tables.at(-1)?.push(column);
    room -= column.width + gap;
  }
  return tables.map((table) => {
    const spare = across - table.reduce((sum, { width }) => sum + width + gap, -gap);
    const wanted = table.reduce((sum, { natural, width }) => sum + natural - width, 0);
    const share = wanted > 0 ? Math.min(1, spare / wanted) : 0;
    const more = (spare - share * wanted) / table.length;
    let x = page.left;
    return table.map((column) => {
      const { natural, width } = column;
      const placed = { ...column, x, width: width + share * (natural - width) + more };
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
  const oneLine = sheet.heightOf('0', cell, contentWidth);
  // Measuring a height takes far longer than a width, and nearly every text fits on one line.
  const tallIn = ({ natural, width }: Placed, text: string): number =>
    natural <= width || sheet.widthOf(text, cell) < width - 1 ? 0 : sheet.heightOf(text, cell, width);
  drawRow(sheet, table, columns, { tag: 'TH', style: head, textOf: ({ label }) => label });
  rule(sheet, top + headHeight, colour.navy, 0.75);
  for (let at = 0; at < count; at += 1) {
    const textOf = ({ values }: Placed): string => values[at] ?? '';
    const height = Math.max(oneLine, ...columns.map((column) => tallIn(column, textOf(column))));
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

/** The columns of a table with a line for each row, the rows' numbers first. `labels`: in the form's order. */
const columnsOf = (
  sheet: Sheet,
  rows: readonly (readonly Answer[])[],
  { label, labels }: { label: string; labels: readonly string[] },
): [Column, ...Column[]] => {
  const numbers = rows.map((_, at) => String(at + 1));
  const valuesOf = (name: string) =>
    rows.map((answers) => answers.find((answer) => answer.label === name)?.value ?? '');
  return [
    columnOf(sheet, labels.includes(label) ? 'No.' : label, numbers),
    ...labels.map((name) => columnOf(sheet, name, valuesOf(name))),
  ];
};

/**
 * Draws a section's rows one line each, below what `drawTitle` draws. What is too wide for an upright page goes on pages on their side;
 * columns that don't fit beside each other even there go to a further table.
 */
export const drawTables = (
  sheet: Sheet,
  rows: readonly (readonly Answer[])[],
  { drawTitle, ...named }: { label: string; labels: readonly string[]; drawTitle: () => Part },
): void => {
  const columns = columnsOf(sheet, rows, named);
  sheet.turn(tablesOf(columns, contentWidth).length > 1);
  const part = drawTitle();
  for (const table of tablesOf(columns, sheet.width)) drawTable(sheet, part, table, rows.length);
};
