import type { Picture, Quad, Turns } from './picture.ts';
import { turn } from './picture.ts';
import type { Reading } from './recognise.ts';

/** How many lines are read to tell head from feet, and the certainty that settles it without trying the other way. */
const SAMPLES = 6;
const SURE = 0.93;

/** Whether most of the text (by length) runs down the picture instead of across. */
export function liesOnItsSide(quads: Quad[]): boolean {
  let [across, down] = [0, 0];
  for (const { width, height } of quads) {
    if (width > 1.5 * height) across += width;
    if (height > 1.5 * width) down += height;
  }
  return down > across;
}

/**
 * The quarter turns that bring a picture upright. The boxes' shapes tell sideways from upright; a few of the widest
 * lines, read both ways, tell head from feet.
 */
export async function turnsToUpright(
  picture: Picture,
  quads: Quad[],
  read: (picture: Picture, quad: Quad) => Promise<Reading>,
): Promise<Turns> {
  const side = liesOnItsSide(quads);
  const probe = side ? turn(picture, 1) : picture;
  const widest = (side ? quads.map((quad) => quarterTurned(quad, picture.height)) : quads)
    .filter((quad) => quad.width > 2.5 * quad.height)
    .sort((a, b) => b.width - a.width)
    .slice(0, SAMPLES);
  const upright = await certainty(widest.map((quad) => read(probe, quad)));
  const asIs: Turns = side ? 1 : 0;
  if (upright >= SURE || widest.length === 0) return asIs;
  const flipped = await certainty(
    widest.map((quad) => read(probe, { ...quad, angle: quad.angle + Math.PI })),
  );
  return flipped > upright ? (side ? 3 : 2) : asIs;
}

/** Where a rectangle comes to lie when its picture (of that height) is turned clockwise by a quarter. */
function quarterTurned(quad: Quad, pictureHeight: number): Quad {
  const { cx, cy, width, height, angle } = quad;
  return { cx: pictureHeight - cy, cy: cx, width: height, height: width, angle };
}

/** The mean certainty by letters and figures: rows of stars read the same either way. */
async function certainty(readings: Promise<Reading>[]): Promise<number> {
  let [sum, length] = [0, 0];
  for (const reading of await Promise.all(readings)) {
    const letters = reading.text.replace(/[^\p{L}\p{N}]/gu, '').length;
    sum += reading.certainty * letters;
    length += letters;
  }
  return length ? sum / length : 0;
}
