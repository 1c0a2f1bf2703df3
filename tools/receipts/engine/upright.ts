import type { Picture, Quad } from './picture.ts';
import type { Reading } from './recognise.ts';

/** How many lines are read to tell which way up a picture is, and the confidence from which we don't try the other way. */
const SAMPLES = 6;
const SURE = 0.93;

/** True if most of the text (by length) runs down the picture instead of across. */
export function liesOnItsSide(quads: Quad[]): boolean {
  let [across, down] = [0, 0];
  for (const { width, height } of quads) {
    if (width > 1.5 * height) across += width;
    if (height > 1.5 * width) down += height;
  }
  return down > across;
}

/** True if the text is upside down; and the readings made to find out, for the current orientation. */
export type Stand = { onHead: boolean; known: Map<Quad, Reading> };

/** Tells which way up the text is from a few of the widest lines, read both ways if the first is doubtful. */
export async function standOf(
  picture: Picture,
  quads: Quad[],
  read: (picture: Picture, quad: Quad) => Promise<Reading>,
): Promise<Stand> {
  const widest = quads
    .filter((quad) => quad.width > 2.5 * quad.height)
    .sort((a, b) => b.width - a.width)
    .slice(0, SAMPLES);
  const known = new Map<Quad, Reading>();
  for (const quad of widest) known.set(quad, await read(picture, quad));
  const upright = certainty([...known.values()]);
  if (upright >= SURE || widest.length === 0) return { onHead: false, known };
  const flipped: Reading[] = [];
  for (const quad of widest) flipped.push(await read(picture, { ...quad, angle: quad.angle + Math.PI }));
  return certainty(flipped) > upright ? { onHead: true, known: new Map() } : { onHead: false, known };
}

/** A rectangle's position after its picture is turned by 180°. */
export function turnedRound({ width, height }: Picture, quad: Quad): Quad {
  return { ...quad, cx: width - quad.cx, cy: height - quad.cy };
}

/** The mean confidence, weighted by letters and digits: rows of asterisks read the same either way. */
function certainty(readings: Reading[]): number {
  let [sum, length] = [0, 0];
  for (const reading of readings) {
    const letters = reading.text.replace(/[^\p{L}\p{N}]/gu, '').length;
    sum += reading.certainty * letters;
    length += letters;
  }
  return length ? sum / length : 0;
}
