import type { Picture, Quad } from './picture.ts';

/** How far from the paper's brightness towards the ink's a pixel must be to remain, 0..1. */
const REMAINS = 0.3;

/**
 * A copy of a picture in which everything fainter than print becomes paper: the print of the other side shining
 * through, watermarks, ruled lines. The text rectangles tell how dark the ink is. Good for reading only: the edges of
 * faint print suffer, so that text is found in the original.
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

/** The usual ink and paper (green channel) over the rectangles: a dark and a light percentile of each, their medians. */
function brightness(picture: Picture, quads: Quad[]): { ink: number; paper: number } {
  const each = quads.map((quad) => percentiles(picture, quad));
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return { ink: median(each.map(({ dark }) => dark)), paper: median(each.map(({ light }) => light)) };
}

/** Whether nothing is left in a rectangle of such a copy. */
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

/** The level of the value that so many are not above. */
function levelAt(counts: Uint32Array, place: number): number {
  let left = Math.floor(place);
  return counts.findIndex((count) => {
    left -= count;
    return left < 0;
  });
}
