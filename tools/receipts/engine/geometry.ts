import type { ExpenseDetection, Geometry } from '@aws-sdk/client-textract';
import type { Point } from './hull.ts';
import type { Line } from './read.ts';

/** The corners, and their bounding box. */
export function geometry(corners: Point[]): Geometry {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [Left, Top] = [Math.min(...xs), Math.min(...ys)];
  return {
    BoundingBox: { Left, Top, Width: Math.max(...xs) - Left, Height: Math.max(...ys) - Top },
    Polygon: corners.map(({ x, y }) => ({ X: x, Y: y })),
  };
}

/** A label or value as in Textract's response; confidence in percent. */
export function detection({ text, certainty, corners }: Line): ExpenseDetection {
  return { Text: text, Confidence: percent(certainty), Geometry: geometry(corners) };
}

/** 0..1 → 0..100 with two decimals. */
export function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}

/** A line's words with their corners, each as wide as its share of the line's letters. */
export function wordsOf({ text, words, corners }: Line): Line[] {
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) return [];
  return [...text.matchAll(/\S+/g)].map((match, i) => {
    const [from, to] = [match.index / text.length, (match.index + match[0].length) / text.length];
    const certainty = words[i] ?? 0;
    return {
      text: match[0],
      certainty,
      words: [certainty],
      corners: [between(a, b, from), between(a, b, to), between(d, c, to), between(d, c, from)],
    };
  });
}

function between(start: Point, end: Point, share: number): Point {
  return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
}
