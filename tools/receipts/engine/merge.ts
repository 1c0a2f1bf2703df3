import type { Quad } from './picture.ts';
import type { Reading } from './recognise.ts';

/** A rectangle and its text. */
export type ReadQuad = { quad: Quad; reading: Reading };

/** The head of a receipt, where logos and widely spaced names are, as a share of the text's height. */
const HEAD = 0.2;
/** Below this confidence a fine reading is not text, but perhaps a logo next to show-through. */
const SMUDGE = 0.6;
/** The confidence that a coarse reading needs to replace the finer ones. */
const BELIEVED = 0.8;

/**
 * The coarse rectangles worth reading too: in the head, where the fine pass splits or misses big or widely spaced letters. A
 * rectangle that a single fine one covers is skipped, unless that one's text is a smudge.
 */
export function worthReading(coarse: Quad[], readFine: ReadQuad[]): Quad[] {
  const tops = readFine.map(({ quad }) => quad.cy);
  const fine = readFine.filter(({ reading }) => reading.certainty >= SMUDGE).map(({ quad }) => quad);
  const [top, bottom] = [Math.min(...tops), Math.max(...tops)];
  return coarse.filter((quad) => {
    if (quad.cy > top + (bottom - top) * HEAD || quad.width < 1.2 * quad.height) return false;
    if (fine.some((other) => other.width > quad.width && covers(other, quad))) return false;
    const inside = fine.filter((other) => covers(quad, other));
    return inside.length !== 1 || (inside[0]?.width ?? 0) < 0.8 * quad.width;
  });
}

/** Replaces fine readings with the coarse one around them if it has at least as many letters and enough confidence. */
export function mergeReadings(fine: ReadQuad[], coarse: ReadQuad[]): ReadQuad[] {
  let merged = fine;
  for (const whole of coarse) {
    const parts = merged.filter((part) => covers(whole.quad, part.quad));
    const apart = merged.filter((part) => !parts.includes(part));
    const doubtful = parts.every((part) => part.reading.certainty < BELIEVED);
    const surer =
      parts.length !== 1 || parts.every((part) => part.reading.certainty <= whole.reading.certainty);
    const wider =
      surer && letters(whole) >= parts.reduce((sum, part) => sum + letters(part), 0) - parts.length + 1;
    if (whole.reading.certainty >= BELIEVED && letters(whole) > 1 && (doubtful || wider))
      merged = [...apart, whole];
  }
  return merged;
}

/** Trims rectangles that overlap along a line to the middle of the overlap, so that no letter is read twice. */
export function trimOverlaps(quads: Quad[]): Quad[] {
  return quads.map((quad) => {
    let [left, right] = [quad.cx - quad.width / 2, quad.cx + quad.width / 2];
    for (const other of quads) {
      const sameLine = Math.abs(other.cy - quad.cy) < 0.4 * Math.min(other.height, quad.height);
      if (other === quad || !sameLine || Math.abs(quad.angle) > 0.2) continue;
      const [otherLeft, otherRight] = [other.cx - other.width / 2, other.cx + other.width / 2];
      if (other.cx > quad.cx && otherLeft < right && otherRight > right) right = (right + otherLeft) / 2;
      if (other.cx < quad.cx && otherRight > left && otherLeft < left) left = (left + otherRight) / 2;
    }
    return { ...quad, cx: (left + right) / 2, width: Math.max(1, right - left) };
  });
}

function covers(whole: Quad, part: Quad): boolean {
  const [dx, dy] = [Math.abs(part.cx - whole.cx), Math.abs(part.cy - whole.cy)];
  return dx < whole.width / 2 && dy < Math.max(whole.height, part.height) * 0.4;
}

function letters({ reading }: ReadQuad): number {
  return reading.text.replace(/[^\p{L}\p{N}]/gu, '').length;
}
