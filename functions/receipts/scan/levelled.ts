import type { TextLine } from './reading.ts';

/** Lines shorter than this many letters tell little of the paper's tilt. */
const TELLING = 5;

/**
 * Lines moved up or down to where they would stand were the paper seen straight from above, so that what was printed on
 * one line has one height. In perspective the slope changes down the paper: it is taken as a straight line in y, fitted
 * by medians (Theil and Sen), which a few crooked readings do not move.
 */
export function levelled(lines: TextLine[]): TextLine[] {
  const telling = lines.filter(({ text }) => text.length >= TELLING);
  const points = telling.map(({ box, slope = 0 }) => ({ y: box.top + box.height / 2, slope }));
  const change = points.length < TELLING ? 0 : median(slopesBetween(points));
  const start = median(points.map(({ y, slope }) => slope - change * y));
  return lines.map((line) => {
    const middle = line.box.top + line.box.height / 2;
    const off = line.box.left + line.box.width / 2 - 0.5;
    return { ...line, box: { ...line.box, top: line.box.top - (start + change * middle) * off } };
  });
}

/** How the slope changes between points that are not too close to tell. */
function slopesBetween(points: { y: number; slope: number }[]): number[] {
  return points.flatMap((a, i) =>
    points.slice(i + 1).flatMap((b) => (Math.abs(a.y - b.y) < 0.1 ? [] : (a.slope - b.slope) / (a.y - b.y))),
  );
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
