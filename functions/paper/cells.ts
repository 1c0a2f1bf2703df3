import type { Part } from './pages.ts';
import type { Sheet } from './sheet.ts';
import { ascent, colour, contentWidth, page, type Style, styles } from './style.ts';

/** A label with its value below it; `share` is its share of the row's width. */
export type Cell = { label: string; value: string; share: number; style?: Style; align?: 'left' | 'right' };

const padding = { x: 14, y: 11 };
const gap = 12;
const labelGap = 2;

type Placed = Cell & { style: Style; x: number; width: number };

const placed = (sheet: Sheet, cells: Cell[], across: number): Placed[] => {
  const free = across - 2 * padding.x - gap * (cells.length - 1);
  const shares = cells.reduce((sum, cell) => sum + cell.share, 0);
  // The total stays on one line; any extra width it needs is taken from the other cells.
  const sum = cells.find(({ style }) => style === styles.total);
  const need = sum ? sheet.widthOf(sum.value, styles.total) + 2 : 0;
  const own = sum ? Math.max((free * sum.share) / shares, need) : 0;
  const others = shares - (sum?.share ?? 0);
  let x = page.left + padding.x;
  return cells.map((cell) => {
    const width = cell === sum ? own : ((free - own) * cell.share) / others;
    const place = { ...cell, style: cell.style ?? styles.value, x, width };
    x += width + gap;
    return place;
  });
};

/** Draws a tinted band, `across` points wide: labels above values, side by side, with the values on one baseline. */
export const drawCells = (sheet: Sheet, parent: Part, cells: Cell[], across: number = contentWidth): void => {
  const all = placed(sheet, cells, across);
  const largest = Math.max(...all.map(({ style }) => style.size));
  const dropOf = ({ style }: Placed) => (largest - style.size) * ascent;
  const heights = all.map(
    (cell) =>
      sheet.heightOf(cell.label, styles.label, cell.width) +
      labelGap +
      dropOf(cell) +
      sheet.heightOf(cell.value, cell.style, cell.width),
  );
  const height = Math.max(...heights) + 2 * padding.y;
  sheet.need(height);
  const top = sheet.y;
  sheet.box({ x: page.left, y: top, width: across, height, radius: 6 }, colour.tint);
  for (const cell of all) {
    const { x, width, align = 'left' } = cell;
    const group = sheet.part('Div', parent);
    const below = sheet.write(group, 'P', cell.label, styles.label, { x, width, align, y: top + padding.y });
    sheet.write(group, 'P', cell.value, cell.style, { x, width, align, y: below + labelGap + dropOf(cell) });
  }
  sheet.y = top + height;
};
