import type { Picture, Quad } from './picture.ts';

/** How far from the paper's brightness towards the ink's a pixel must be to stay, 0..1. */
const REMAINS = 0.3;

/**
 * A copy of a picture with everything fainter than print turned into paper: show-through, watermarks, ruled lines. The text
 * rectangles give the brightness of the ink. Only for reading: it damages the edges of faint print, so text is detected in the
 * original.
 */
export function whitened(picture: Picture, quads: Quad[]): Picture {
  const { ink, paper } = brightness(picture, quads);
  const white = paper - (paper - ink) * REMAINS;
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, Math.round((value * 255) / Math.max(1, white))),
  );
  const data = new Uint8Array(picture.data.length);
  for (let i = 0; i < data.length; i++) data[i] = table[picture.data[i] ?? 255] ?? 255;
  return { ...picture, data };
}

/** The usual brightness of ink and paper (green channel): the medians of a dark and a light percentile of each rectangle. */
function brightness(picture: Picture, quads: Quad[]): { ink: number; paper: number } {
  const each = quads.map((quad) => percentiles(picture, quad));
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return { ink: median(each.map(({ dark }) => dark)), paper: median(each.map(({ light }) => light)) };
}

/** True if a rectangle of the whitened copy is empty. */
export function isBlank(clean: Picture, quad: Quad): boolean {
  const { dark, light } = percentiles(clean, quad);
  return light - dark < 8;
}

function percentiles({ width, height, data }: Picture, quad: Quad): { dark: number; light: number } {
  const counts = new Uint32Array(256);
  let all = 0;
  const [top, bottom] = [Math.max(0, quad.cy - quad.height / 2), Math.min(height, quad.cy + quad.height / 2)];
  const [left, right] = [Math.max(0, quad.cx - quad.width / 2), Math.min(width, quad.cx + quad.width / 2)];
  for (let y = Math.floor(top); y < bottom; y += 2) {
    for (let x = Math.floor(left); x < right; x += 2, all++) {
      const value = data[(y * width + x) * 3 + 1] ?? 255;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return all === 0
    ? { dark: 0, light: 255 }
    : { dark: levelAt(counts, all * 0.05), light: levelAt(counts, all * 0.8) };
}

/** The level at a rank in the histogram. */
function levelAt(counts: Uint32Array, place: number): number {
  let left = Math.floor(place);
  return counts.findIndex((count) => {
    left -= count;
    return left < 0;
  });
}
