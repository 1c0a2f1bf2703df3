import { expect, it } from 'vitest';
import { type CorneredLine, placed } from './placed.ts';
import { toRows } from './rows.ts';

/** A piece of text on upright paper, in fractions of its size: its middle left, its width and its fall over the whole width. */
const piece = (text: string, left: number, y: number, width: number, slope: number): CorneredLine => {
  const at = (x: number, dy: number) => ({ x, y: y + dy + slope * (x - 0.5) });
  const [right, half] = [left + width, 0.012];
  return {
    text,
    confidence: 0.97,
    corners: [at(left, -half), at(right, -half), at(right, half), at(left, half)],
  };
};

/** Paper seen from the side: its upper lines fall to the right, its lower ones rise. */
const slopeAt = (y: number) => 0.06 - 0.14 * y;
const perspective = [0.1, 0.16, 0.22, 0.28, 0.5, 0.56, 0.84, 0.9].flatMap((y, i) => [
  piece(`Article ${i}`, 0.05, y, 0.3, slopeAt(y)),
  piece(`${i}0.00`, 0.85, y, 0.1, slopeAt(y)),
]);
const rowsRead = perspective
  .map(({ text }) => text)
  .flatMap((text, i, all) => (i % 2 ? [] : `${text} ${all[i + 1]}`));

const turned = (lines: CorneredLine[], turn: (x: number, y: number) => [number, number]) =>
  lines.map((line) => ({
    ...line,
    corners: line.corners.map(({ x, y }) => {
      const [nx, ny] = turn(x, y);
      return { x: nx, y: ny };
    }),
  }));

it.each([
  ['upright', (x: number, y: number): [number, number] => [x, y]],
  ['upside down', (x: number, y: number): [number, number] => [1 - x, 1 - y]],
  ['on its right side', (x: number, y: number): [number, number] => [1 - y, x]],
  ['on its left side', (x: number, y: number): [number, number] => [y, 1 - x]],
])('joins what was printed on one line of paper in perspective, %s', (_, turn) => {
  expect(toRows(placed(turned(perspective, turn))).map(({ text }) => text)).toEqual(rowsRead);
});
