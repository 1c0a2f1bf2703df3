import { fromTextStart, type Point, type Word } from './corners.ts';
import type { TextLine } from './reading.ts';

/** A line with its four corners as fractions of the picture, clockwise, and its words in reading order; confidence 0..1. */
export type CorneredLine = { text: string; confidence: number; corners: Point[]; words?: Word[] };

/**
 * Places lines as on upright paper: the direction of most of the text decides which way up the picture is, and each line keeps its
 * own slope.
 */
export function placed(given: CorneredLine[]): TextLine[] {
  const lines = fromTextStart(given);
  const upright = uprightBy(lines);
  return lines.map(({ text, confidence, words = [], corners }) => ({
    text,
    confidence,
    words: words.map((word) => word.confidence),
    ...placeOf(corners.map(upright)),
  }));
}

/** The quarter turn of the picture after which most of the text runs from left to right. */
function uprightBy(lines: CorneredLine[]): (point: Point) => Point {
  let [across, down] = [0, 0];
  for (const { corners } of lines) {
    const [start, end] = corners;
    if (!start || !end) continue;
    across += end.x - start.x;
    down += end.y - start.y;
  }
  if (Math.abs(across) >= Math.abs(down))
    return ({ x, y }) => (across < 0 ? { x: 1 - x, y: 1 - y } : { x, y });
  return ({ x, y }) => (down > 0 ? { x: y, y: 1 - x } : { x: 1 - y, y: x });
}

function placeOf(corners: Point[]): Pick<TextLine, 'box' | 'slope'> {
  const mean = (of: (point: Point) => number, at: number[]) =>
    at.reduce((sum, i) => sum + of(corners[i] ?? { x: 0, y: 0 }), 0) / at.length;
  const x = ({ x: value }: Point) => value;
  const y = ({ y: value }: Point) => value;
  const [start, end] = [mean(x, [0, 3]), mean(x, [1, 2])];
  const [top, bottom] = [mean(y, [0, 1]), mean(y, [2, 3])];
  const fall = mean(y, [1, 2]) - mean(y, [0, 3]);
  const width = Math.max(end - start, 1e-6);
  return { box: { left: start, top, width, height: bottom - top }, slope: fall / width };
}
