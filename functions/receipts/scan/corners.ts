export type Point = { x: number; y: number };

/** A word of a line, with its corners and the engine's confidence (0..1). */
export type Word = { corners: Point[]; confidence: number };
/** A line's corners, clockwise from any of them, and its words in reading order. */
type Cornered = { corners: Point[]; words?: Word[] };

/**
 * Lines whose corners start at the text's own top left. Textract promises a polygon around the item (its developer guide,
 * "Locating items on a document page") but not where it starts, so the word order of the longer lines decides, also for the
 * others.
 */
export function fromTextStart<Line extends Cornered>(lines: Line[]): Line[] {
  const told = lines.flatMap((line) => startOf(line) ?? []);
  const usual = mostFrequent(told) ?? 0;
  return lines.map((line) => {
    const start = startOf(line) ?? usual;
    return { ...line, corners: [...line.corners.slice(start), ...line.corners.slice(0, start)] };
  });
}

/** The corner from which a side runs along the words, or null if there are too few words to tell. */
function startOf({ corners, words = [] }: Cornered): number | null {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length < 2) return null;
  const [from, to] = [middleOf(first.corners), middleOf(last.corners)];
  const along = (start: number) => {
    const [a, b] = [corners[start] ?? from, corners[(start + 1) % 4] ?? from];
    return (b.x - a.x) * (to.x - from.x) + (b.y - a.y) * (to.y - from.y);
  };
  return [0, 1, 2, 3].sort((a, b) => along(b) - along(a))[0] ?? null;
}

function middleOf(corners: Point[]): Point {
  const mean = (of: (point: Point) => number) =>
    corners.reduce((sum, point) => sum + of(point), 0) / Math.max(1, corners.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

function mostFrequent(values: number[]): number | undefined {
  const times = (value: number) => values.filter((other) => other === value).length;
  return [...new Set(values)].sort((a, b) => times(b) - times(a))[0];
}
