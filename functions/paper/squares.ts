import type { Paper } from './paper.ts';
import { colour } from './style.ts';

/** The position of a grid of squares, in points. */
export type Square = { x: number; y: number; side: number };

/** Fills the dark squares of a grid in one operation. */
export const fillSquares = (paper: Paper, rows: boolean[][], { x, y, side }: Square): void => {
  const one = side / rows.length;
  rows.forEach((row, down) => {
    row.forEach((dark, across) => {
      if (dark) paper.rect(x + across * one, y + down * one, one, one);
    });
  });
  paper.fill(colour.ink);
};
