import { type Point, smallestQuad } from './hull.ts';
import type { Quad } from './picture.ts';

/** The probability from which a pixel is text, and the mean that a blob needs. PP-OCR's own settings. */
const PIXEL = 0.3;
const BLOB = 0.55;
/** How much a shrunken blob is expanded: area × ratio ÷ perimeter (DBNet, arXiv 1911.08947 §3.4). */
const GROW = 1.6;

/** The text rectangles in a detector's probability map, in the map's pixels. */
export function textQuads(map: Float32Array, width: number, height: number): Quad[] {
  const seen = new Uint8Array(width * height);
  const quads: Quad[] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || (map[start] ?? 0) < PIXEL) continue;
    const { edge, mean } = follow(map, width, height, start, seen);
    if (mean < BLOB) continue;
    const quad = smallestQuad(edge);
    if (Math.min(quad.width, quad.height) < 2) continue;
    quads.push(grow(quad));
  }
  return quads;
}

/** Flood-fills one blob; returns the first and last pixel of each row, which is enough for a hull. */
function follow(map: Float32Array, width: number, height: number, start: number, seen: Uint8Array) {
  const rows = new Map<number, [number, number]>();
  const stack = [start];
  seen[start] = 1;
  let [sum, count] = [0, 0];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    sum += map[at] ?? 0;
    count++;
    const row = rows.get(y);
    rows.set(y, row ? [Math.min(row[0], x), Math.max(row[1], x)] : [x, x]);
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const next = ny * width + nx;
        if (seen[next] || (map[next] ?? 0) < PIXEL) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
  }
  return { edge: corners(rows), mean: sum / count };
}

function corners(rows: Map<number, [number, number]>): Point[] {
  return [...rows].flatMap(([y, [left, right]]) => [
    { x: left, y },
    { x: right + 1, y },
    { x: left, y: y + 1 },
    { x: right + 1, y: y + 1 },
  ]);
}

function grow(quad: Quad): Quad {
  const by = ((quad.width * quad.height) / (2 * (quad.width + quad.height))) * GROW;
  return { ...quad, width: quad.width + 2 * by, height: quad.height + 2 * by };
}
