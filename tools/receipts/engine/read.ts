import { latinAlphabet } from './ctc.ts';
import { decode } from './decode.ts';
import { detect, type Region } from './detect.ts';
import { firstLook, headOf, partWithText, secondLook } from './focus.ts';
import { headHeardTwice } from './head.ts';
import type { Point } from './hull.ts';
import { mergeReadings, type ReadQuad, trimOverlaps, worthReading } from './merge.ts';
import type { Models } from './models.ts';
import { cut, type Picture, type Quad, type Turns, turn } from './picture.ts';
import { type Reading, recognise } from './recognise.ts';
import { liesOnItsSide, type Stand, standOf, turnedRound } from './upright.ts';
import { isBlank, whitened } from './whiten.ts';

/**
 * A line of text. Its corners, clockwise from the text's top left, are shares (0..1) of the upright picture; `certainty` is 0..1,
 * and `words` has each word's.
 */
export type Line = Reading & { corners: Point[] };

/** Below this confidence a line is noise: a logo, a shadow, another script. */
const NOISE = 0.5;
/** From this confidence a line is not read a second time. */
const SURE = 0.9;
/** Logos are several times as tall as the text, so we look for them at this share of the first pass's zoom. */
const LOGO = 0.5;

type Read = (picture: Picture, quad: Quad) => Promise<Reading>;
/** An upright picture, the rectangles of a coarse and a fine pass, and readings that we already have. */
type Look = { picture: Picture; coarse: Quad[]; fine: Quad[]; known: Stand['known'] };

/** Reads the text in a JPEG, PNG or WebP picture of any orientation, top to bottom. */
export async function readPicture(models: Models, bytes: Uint8Array): Promise<Line[]> {
  const latin = latinAlphabet(models.alphabet);
  const reader: Read = (picture, quad) => recognise(models.reader, latin, picture, quad);
  const page = await decode(bytes);
  const { part, rough, region } = await nearest(models, page);
  if (rough.length === 0) return [];
  const { look, turns } = await lookUpright(models, reader, part, rough);
  const read = (await readUpright(models, reader, look)).filter(isText);
  const place = placeIn(page, region, turns);
  return (await headHeardTwice(models, latin, look.picture, read))
    .sort((a, b) => a.quad.cy - b.quad.cy)
    .map(({ quad, reading }) => ({ ...reading, corners: cornersOf(quad).map(place) }));
}

function isText({ reading }: ReadQuad): boolean {
  return reading.text !== '' && reading.certainty >= NOISE;
}

/** A first pass over the page; if the text covers little of it, another over that part at a larger scale. */
async function nearest(models: Models, page: Picture) {
  const rough = await glance(models, page);
  const region = partWithText(page, rough);
  if (!region) return { part: page, rough, region: firstLook(page).region };
  const part = cut(page, region);
  return { part, rough: await glance(models, part), region };
}

/**
 * Turns a picture upright and runs the fine pass. The shapes of the first pass's rectangles show if it is on its side; the text in
 * the second's shows if it is upside down.
 */
async function lookUpright(
  models: Models,
  read: Read,
  part: Picture,
  rough: Quad[],
): Promise<{ look: Look; turns: Turns }> {
  const onSide = liesOnItsSide(rough);
  const picture = turn(part, onSide ? 1 : 0);
  const coarse = onSide ? await glance(models, picture) : rough;
  const { region, zoom } = secondLook(picture, coarse);
  const fine = trimOverlaps(await detect(models.detector, picture, region, zoom));
  const { onHead, known } = await standOf(picture, fine, read);
  if (!onHead) return { look: { picture, coarse, fine, known }, turns: onSide ? 1 : 0 };
  const round = (quads: Quad[]) => quads.map((quad) => turnedRound(picture, quad));
  const look = { picture: turn(picture, 2), coarse: round(coarse), fine: round(fine), known };
  return { look, turns: onSide ? 3 : 2 };
}

/** Reads the detected text of an upright picture, and any more in its head. */
async function readUpright(
  models: Models,
  read: Read,
  { picture, coarse, fine, known }: Look,
): Promise<ReadQuad[]> {
  const clean = whitened(picture, fine);
  const readAll = async (quads: Quad[]) => {
    const out: ReadQuad[] = [];
    for (const quad of quads) {
      const first = known.get(quad) ?? (await read(picture, quad));
      out.push({ quad, reading: await surer(first, read, clean, quad) });
    }
    return out;
  };
  const readFine = await readAll(fine);
  const [top, near] = [headOf(picture, fine), firstLook(picture).zoom];
  const head = await detect(models.detector, clean, top, near);
  const logos = await detect(models.detector, picture, top, near * LOGO);
  return mergeReadings(readFine, await readAll(worthReading([...coarse, ...head, ...logos], readFine)));
}

/**
 * A reading; if doubtful, that of the picture without show-through, if more confident. Text that vanishes there is not printed on
 * this side.
 */
async function surer(first: Reading, read: Read, clean: Picture, quad: Quad): Promise<Reading> {
  if (first.certainty >= SURE) return first;
  if (isBlank(clean, quad)) return { text: '', certainty: 0, words: [] };
  const second = await read(clean, quad);
  return second.text === '' || second.certainty > first.certainty ? second : first;
}

function glance(models: Models, picture: Picture): Promise<Quad[]> {
  const { region, zoom } = firstLook(picture);
  return detect(models.detector, picture, region, zoom);
}

function cornersOf({ cx, cy, width, height, angle }: Quad): Point[] {
  const [cos, sin] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
  return [
    [-width, -height],
    [width, -height],
    [width, height],
    [-width, height],
  ].map(([u = 0, v = 0]) => ({ x: cx + u * cos - v * sin, y: cy + u * sin + v * cos }));
}

/** Maps a point of a region that was turned upright to shares of the whole page, turned likewise. */
function placeIn(page: Picture, region: Region, turns: Turns): (point: Point) => Point {
  const [right, below] = [page.width - region.x - region.width, page.height - region.y - region.height];
  const [left, top] = {
    0: [region.x, region.y],
    1: [below, region.x],
    2: [right, below],
    3: [region.y, right],
  }[turns];
  const [width, height] = turns % 2 ? [page.height, page.width] : [page.width, page.height];
  return ({ x, y }) => ({ x: (x + (left ?? 0)) / width, y: (y + (top ?? 0)) / height });
}
