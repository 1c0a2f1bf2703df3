import { latinAlphabet } from './ctc.ts';
import { decode } from './decode.ts';
import { detect } from './detect.ts';
import { firstLook, headOf, secondLook } from './focus.ts';
import { mergeReadings, type ReadQuad, trimOverlaps, worthReading } from './merge.ts';
import type { Models } from './models.ts';
import { type Picture, type Quad, turn } from './picture.ts';
import { type Reading, recognise } from './recognise.ts';
import { turnsToUpright } from './upright.ts';
import { isBlank, whitened } from './whiten.ts';

/** A line of text; its rectangle is in shares (0..1) of the upright picture, certainty is 0..1. */
export type Line = {
  text: string;
  certainty: number;
  left: number;
  top: number;
  width: number;
  height: number;
};

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
  const angle = tilt(fine);
  return merged
    .filter(({ reading }) => reading.text !== '' && reading.certainty >= NOISE)
    .map(({ quad, reading }) => ({ ...reading, ...share(level(quad, picture, angle), picture) }))
    .sort((a, b) => a.top - b.top);
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

/** The text's usual tilt in radians, by its longer lines. */
function tilt(quads: Quad[]): number {
  const long = quads.filter((quad) => quad.width > 4 * quad.height);
  return long.map((quad) => quad.angle).sort((a, b) => a - b)[long.length >> 1] ?? 0;
}

/** Turns a rectangle's centre about the picture's, so that what is one line on tilted paper has one height. */
function level(quad: Quad, { width, height }: Picture, angle: number): Quad {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [quad.cx - width / 2, quad.cy - height / 2];
  return { ...quad, cx: width / 2 + dx * cos + dy * sin, cy: height / 2 + dy * cos - dx * sin };
}

function glance(models: Models, picture: Picture): Promise<Quad[]> {
  const { region, zoom } = firstLook(picture);
  return detect(models.detector, picture, region, zoom);
}

function share(quad: Quad, picture: Picture) {
  return {
    left: (quad.cx - quad.width / 2) / picture.width,
    top: (quad.cy - quad.height / 2) / picture.height,
    width: quad.width / picture.width,
    height: quad.height / picture.height,
  };
}
