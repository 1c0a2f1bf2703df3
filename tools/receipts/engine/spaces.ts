import type { Glyph } from './ctc.ts';

/** The width of a time step in pixels of the reader's input. */
const STEP = 8;
/** A gap is a space if it has this share of the line's height and the glyphs are this many pitches apart. */
const GAP = 0.3;
const PITCHES = 1.55;
/** Proportional letters are closer: there a narrower gap is a space if it is several times the line's usual gap. */
const NARROW = { gap: 0.17, pitches: 1.2, times: 2.5 };

/**
 * Joins glyphs to text and restores the spaces that the reader misses, most often between a date and a time: a wide empty gap
 * between two glyphs is a space even if the network found none.
 */
export function spell(glyphs: Glyph[], crop: Float32Array, width: number, height: number): string {
  const ink = inkColumns(crop, width, height);
  const pitch = typicalPitch(glyphs);
  const gaps = glyphs.map((glyph, i) => widestGap(ink, glyphs[i - 1]?.step ?? glyph.step, glyph.step));
  const usual = median(gaps.slice(1));
  let text = '';
  glyphs.forEach((glyph, i) => {
    const before = glyphs[i - 1];
    const apart = before ? (glyph.step - before.step) * STEP : 0;
    const bare = before && before.char !== ' ' && glyph.char !== ' ';
    const gap = gaps[i] ?? 0;
    const wide = apart >= PITCHES * pitch && gap >= GAP * height;
    const standsOut =
      apart >= NARROW.pitches * pitch && gap >= NARROW.gap * height && gap >= NARROW.times * usual;
    const figures = before && isFigure(before.char) && isFigure(glyph.char);
    if (bare && (wide || (standsOut && !figures))) text += ' ';
    text += glyph.char;
  });
  return withPounds(text.replace(/\s+/g, ' ').trim());
}

/** Within an amount or a date a narrow gap is no space: a 1 or a point has white space around it. */
function isFigure(char: string): boolean {
  return /[\d.,:/-]/.test(char);
}

/** The network reads most pound signs as an f; before an amount an f is always a pound sign. */
function withPounds(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])[fF](?=\s?\d*[\dl][.,]\s?\d\d(?!\d))/gu, '£');
}

/** The median distance in pixels between neighbouring glyphs. */
export function typicalPitch(glyphs: Glyph[]): number {
  const apart = glyphs.slice(1).map((glyph, i) => (glyph.step - (glyphs[i]?.step ?? 0)) * STEP);
  return median(apart);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** For each column of the crop (first plane, -1..1): true if it contains ink that stands out from the line's background. */
export function inkColumns(crop: Float32Array, width: number, height: number): boolean[] {
  const at = levelsOf(crop, width * height);
  const [dark, background, light] = [at(0.03), at(0.5), at(0.97)];
  const reach = 0.4 * Math.max(background - dark, light - background);
  return Array.from({ length: width }, (_, x) => {
    for (let y = Math.floor(height * 0.15); y < height * 0.85; y++) {
      if (Math.abs((crop[y * width + x] ?? 0) - background) > reach) return true;
    }
    return false;
  });
}

/** A percentile of the values, to one of 256 levels: counting is faster than sorting. */
function levelsOf(values: Float32Array, length: number): (share: number) => number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < length; i++) {
    const level = Math.round(((values[i] ?? 0) + 1) * 127.5);
    counts[level] = (counts[level] ?? 0) + 1;
  }
  return (share) => {
    let left = Math.floor(share * (length - 1));
    const level = counts.findIndex((count) => {
      left -= count;
      return left < 0;
    });
    return level / 127.5 - 1;
  };
}

export function widestGap(ink: boolean[], fromStep: number, toStep: number): number {
  let [run, widest] = [0, 0];
  for (let x = fromStep * STEP; x < Math.min(ink.length, (toStep + 1) * STEP); x++) {
    run = ink[x] ? 0 : run + 1;
    widest = Math.max(widest, run);
  }
  return widest;
}
