import { levelled } from './levelled.ts';
import type { TextLine } from './reading.ts';

/** One printed line across the paper: its pieces from left to right, and their text joined with spaces. */
export type Row = { cells: TextLine[]; text: string; middle: number; height: number; confidence: number };

/** Joins pieces at the same height into rows, top to bottom. */
export function toRows(lines: TextLine[]): Row[] {
  const groups: TextLine[][] = [];
  for (const line of levelled(lines).sort((a, b) => a.box.left - b.box.left)) {
    const group = nearest(groups, line);
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups.map(toRow).sort((a, b) => a.middle - b.middle);
}

/** The row whose rightmost piece is at the line's height; the paper's tilt is already corrected. */
function nearest(groups: TextLine[][], line: TextLine): TextLine[] | undefined {
  let best: TextLine[] | undefined;
  let closest = 0.5;
  for (const group of groups) {
    const last = group.at(-1);
    if (!last || last.box.left + last.box.width * 0.6 > line.box.left) continue;
    const apart = Math.abs(middleOf(last) - middleOf(line)) / Math.min(last.box.height, line.box.height);
    if (apart >= closest) continue;
    closest = apart;
    best = group;
  }
  return best;
}

function toRow(cells: TextLine[]): Row {
  const mean = (of: (cell: TextLine) => number) =>
    cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  return {
    cells,
    text: cells.map((cell) => cell.text).join(' '),
    middle: mean(middleOf),
    height: Math.max(...cells.map((cell) => cell.box.height)),
    confidence: mean((cell) => cell.confidence),
  };
}

function middleOf({ box }: TextLine): number {
  return box.top + box.height / 2;
}

/** The median height of a row, to tell large print from small. */
export function usualHeight(rows: Row[]): number {
  return rows.map((row) => row.height).sort((a, b) => a - b)[rows.length >> 1] ?? 0;
}
