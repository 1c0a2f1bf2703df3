import { latinAlphabet } from './ctc.ts';
import { decode } from './decode.ts';
import { detect } from './detect.ts';
import { firstLook, headOf, secondLook } from './focus.ts';
import type { Point } from './hull.ts';
import { mergeReadings, type ReadQuad, trimOverlaps, worthReading } from './merge.ts';
import type { Models } from './models.ts';
import { type Picture, type Quad, turn } from './picture.ts';
import { type Reading, recognise } from './recognise.ts';
import { turnsToUpright } from './upright.ts';
import { isBlank, whitened } from './whiten.ts';

/**
 * A line of text; its corners, from the text's own top left clockwise, are in shares (0..1) of the upright picture,
 * certainty is 0..1.
 */
export type Line = { text: string; certainty: number; corners: Point[] };

/** Below this certainty a line is noise: a logo, a shadow, another script. */
const NOISE = 0.5;
/** From this certainty on a line is not read a second time. */
const SURE = 0.9;

type Read = (picture: Picture, quad: Quad) => Promise<Reading>;

/** Reads the text in a JPEG, PNG or WebP picture, whichever way up it lies, top to bottom. */
export async function readPicture(models: Models, bytes: Uint8Array): Promise<Line[]> {
  const latin = latinAlphabet(models.alphabet);
  const read: Read = (picture, quad) => recognise(models.reader, latin, picture, quad);
  const raw = await decode(bytes);
  const rough = await glance(models, raw);
  if (rough.length === 0) return [];
  const turns = await turnsToUpright(raw, rough, read);
  const picture = turn(raw, turns);
  const coarse = turns === 0 ? rough : await glance(models, picture);
  const { region, zoom } = secondLook(picture, coarse);
  const fine = trimOverlaps(await detect(models.detector, picture, region, zoom));
  const clean = whitened(picture, fine);
  const readAll = async (quads: Quad[]) => {
    const out: ReadQuad[] = [];
    for (const quad of quads) out.push({ quad, reading: await readEither(read, picture, clean, quad) });
    return out;
  };
  const head = await detect(models.detector, clean, headOf(picture, fine), firstLook(picture).zoom);
  const merged = mergeReadings(await readAll(fine), await readAll(worthReading([...coarse, ...head], fine)));
  return merged
    .filter(({ reading }) => reading.text !== '' && reading.certainty >= NOISE)
    .sort((a, b) => a.quad.cy - b.quad.cy)
    .map(({ quad, reading }) => ({ ...reading, corners: cornersOf(quad, picture) }));
}

/**
 * Reads a rectangle, and where that is doubtful once more in the picture freed of what shines through. What is empty
 * there was never printed on this side.
 */
async function readEither(read: Read, picture: Picture, clean: Picture, quad: Quad): Promise<Reading> {
  const first = await read(picture, quad);
  if (first.certainty >= SURE) return first;
  if (isBlank(clean, quad)) return { text: '', certainty: 0 };
  const second = await read(clean, quad);
  return second.text === '' || second.certainty > first.certainty ? second : first;
}

function glance(models: Models, picture: Picture): Promise<Quad[]> {
  const { region, zoom } = firstLook(picture);
  return detect(models.detector, picture, region, zoom);
}

function cornersOf({ cx, cy, width, height, angle }: Quad, picture: Picture): Point[] {
  const [cos, sin] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
  return [
    [-width, -height],
    [width, -height],
    [width, height],
    [-width, height],
  ].map(([u = 0, v = 0]) => ({
    x: (cx + u * cos - v * sin) / picture.width,
    y: (cy + u * sin + v * cos) / picture.height,
  }));
}
