import type { Region } from './detect.ts';
import type { Picture, Quad } from './picture.ts';

/** The first pass is on about this many pixels, the second on at most this many. */
const FIRST_LOOK = 500_000;
const SECOND_LOOK = 1_300_000;
/** The detector works best on lines about this many pixels high (its rectangles include some margin). */
const LINE_HEIGHT = 32;
const MARGIN = 1.5;

/** The whole picture, and the zoom for a quick first pass. */
export function firstLook({ width, height }: Picture): { region: Region; zoom: number } {
  return {
    region: { x: 0, y: 0, width, height },
    zoom: Math.min(1, Math.sqrt(FIRST_LOOK / (width * height))),
  };
}

/** Text on less than this share of the page gets its own pass. */
const SMALL = 0.4;

/** The part of a page with all its text, and a generous margin for missed text; null if that is most of the page. */
export function partWithText(page: Picture, quads: Quad[]): Region | null {
  if (quads.length === 0) return null;
  const bare = around(page, quads, 0);
  const part = around(page, quads, 0.2 * Math.max(bare.width, bare.height));
  return part.width * part.height < SMALL * page.width * page.height ? part : null;
}

/** The region with text, with a margin of one and a half lines, and the zoom that gives its lines the right height. */
export function secondLook(picture: Picture, quads: Quad[]): { region: Region; zoom: number } {
  const heights = quads.map((quad) => Math.min(quad.width, quad.height)).sort((a, b) => a - b);
  const line = heights[heights.length >> 1] ?? LINE_HEIGHT;
  const region = around(picture, quads, line * MARGIN);
  const most = Math.sqrt(SECOND_LOOK / (region.width * region.height));
  return { region, zoom: Math.min(2, most, LINE_HEIGHT / line) };
}

/** The head of the text: its top fifth, full width, where a shop's logo and name are. */
export function headOf(picture: Picture, quads: Quad[]): Region {
  const all = around(picture, quads, 8);
  return { ...all, height: Math.max(32, Math.round(all.height / 5)) };
}

function around(picture: Picture, quads: Quad[], margin: number): Region {
  let [left, top, right, bottom] = [picture.width, picture.height, 0, 0];
  for (const { cx, cy, width, height, angle } of quads) {
    const dx = (Math.abs(width * Math.cos(angle)) + Math.abs(height * Math.sin(angle))) / 2;
    const dy = (Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle))) / 2;
    left = Math.min(left, cx - dx);
    right = Math.max(right, cx + dx);
    top = Math.min(top, cy - dy);
    bottom = Math.max(bottom, cy + dy);
  }
  const x = Math.max(0, Math.floor(left - margin));
  const y = Math.max(0, Math.floor(top - margin));
  const width = Math.min(picture.width, Math.ceil(right + margin)) - x;
  return { x, y, width, height: Math.min(picture.height, Math.ceil(bottom + margin)) - y };
}
