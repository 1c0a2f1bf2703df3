import type { TextLine } from './reading.ts';

/** Lines with fewer letters than this say little about the paper's tilt. */
const TELLING = 5;
/** The largest error of the tilt measured from the letters, in line heights over the picture's whole width. */
const MOST_OFF = 0.9;
const STEPS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];

/** How far lines fall over the picture's whole width: in its middle, and the change from top to bottom. */
type Tilt = { fall: number; change: number };

/**
 * Moves lines up or down to where they would be if the paper were seen from directly above, so that everything on one printed line
 * has the same height. In perspective the slope changes down the paper.
 */
export function levelled(lines: TextLine[]): TextLine[] {
  const tilt = aligned(lines, tiltOfLetters(lines));
  return lines.map((line) => ({ ...line, box: { ...line.box, top: line.box.top - fallAt(line, tilt) } }));
}

/** Fits the lines' slopes as a linear function of y, using medians (Theil and Sen), which are robust against a few bad readings. */
function tiltOfLetters(lines: TextLine[]): Tilt {
  const telling = lines.filter(({ text }) => text.length >= TELLING);
  const points = telling.map((line) => ({ y: middle(line) - 0.5, slope: line.slope ?? 0 }));
  const change = points.length < TELLING ? 0 : median(slopesBetween(points));
  return { fall: median(points.map(({ y, slope }) => slope - change * y)), change };
}

/** The rate of change of the slope between points, ignoring pairs too close together to tell. */
function slopesBetween(points: { y: number; slope: number }[]): number[] {
  return points.flatMap((a, i) =>
    points.slice(i + 1).flatMap((b) => (Math.abs(a.y - b.y) < 0.1 ? [] : (a.slope - b.slope) / (a.y - b.y))),
  );
}

/**
 * Refines a tilt: the one nearby at which most pieces are level with a piece to their left. Letters show the tilt only to within a
 * degree, and over the paper's width a degree is half a line.
 */
function aligned(lines: TextLine[], first: Tilt): Tilt {
  const height = median(lines.map(({ box }) => box.height));
  const pairs = lines.map((line) => [line, lines.filter((other) => isRightOf(line, other))] as const);
  let best = { tilt: first, points: -1 };
  for (const a of STEPS) {
    for (const b of STEPS) {
      const tilt = {
        fall: first.fall + a * MOST_OFF * height,
        change: first.change + 2 * b * MOST_OFF * height,
      };
      const level = pairs.reduce((sum, [line, lefts]) => sum + levelWith(line, lefts, tilt), 0);
      const points = level * (1 - 0.06 * (Math.abs(a) + Math.abs(b)));
      if (points > best.points) best = { tilt, points };
    }
  }
  return best.tilt;
}

/** 1 if a piece is exactly level with one to its left, falling to 0 at half a line's height. */
function levelWith(line: TextLine, lefts: TextLine[], tilt: Tilt): number {
  const at = middle(line) - fallAt(line, tilt);
  return lefts.reduce((most, left) => {
    const apart =
      (middle(left) - fallAt(left, tilt) - at) / (0.5 * Math.min(line.box.height, left.box.height));
    return Math.max(most, 1 - apart * apart);
  }, 0);
}

function isRightOf(line: TextLine, other: TextLine): boolean {
  return other.box.left + other.box.width <= line.box.left && Math.abs(middle(other) - middle(line)) < 0.15;
}

function fallAt(line: TextLine, { fall, change }: Tilt): number {
  return (fall + change * (middle(line) - 0.5)) * (line.box.left + line.box.width / 2 - 0.5);
}

function middle({ box }: TextLine): number {
  return box.top + box.height / 2;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
