import { decodeCtc, type Glyph } from './ctc.ts';
import { likelihood } from './likelihood.ts';
import type { Network } from './models.ts';
import type { Picture, Quad } from './picture.ts';
import { type Levels, sample } from './resample.ts';
import { spell } from './spaces.ts';

/** The reader takes lines 48 pixels high and outputs one step per eight pixels of width. */
const HEIGHT = 48;
/** From 0..255 to -1..1. */
const LEVELS: Levels = { gain: [1 / 127.5, 1 / 127.5, 1 / 127.5], offset: [-1, -1, -1] };
const NARROWEST = 96;
const WIDEST = 2400;

/** A line's text; `certainty` is the mean over its characters, 0..1, and `words` has that of each word's weakest letter. */
export type Reading = { text: string; certainty: number; words: number[] };

/** Reads the text in one rectangle of a picture. */
export async function recognise(
  reader: Network,
  latin: (string | null)[],
  picture: Picture,
  quad: Quad,
): Promise<Reading> {
  const { crop, width, probabilities } = await look(reader, picture, quad);
  const glyphs = decodeCtc(probabilities, latin);
  const certainty = glyphs.reduce((sum, glyph) => sum + glyph.certainty, 0) / Math.max(1, glyphs.length);
  const text = spell(glyphs, crop, width, HEIGHT);
  return { text, certainty, words: weakest(text, glyphs) };
}

/** The reader's log-likelihoods of other texts for a rectangle, relative to the first text. */
export async function weighed(
  reader: Network,
  latin: (string | null)[],
  picture: Picture,
  quad: Quad,
  [first, others]: [string, string[]],
): Promise<number[]> {
  const { probabilities } = await look(reader, picture, quad);
  const least = likelihood(probabilities, latin, first);
  return others.map((text) => likelihood(probabilities, latin, text) - least);
}

/** A rectangle as the reader's input, its width in pixels, and the reader's output. */
async function look(reader: Network, picture: Picture, quad: Quad) {
  const width = Math.min(WIDEST, Math.max(8, Math.round((HEIGHT * quad.width) / Math.max(1, quad.height))));
  const crop = sample(picture, quad, width, HEIGHT, LEVELS);
  const whole = Math.max(NARROWEST, Math.ceil(width / 8) * 8);
  return { crop, width, probabilities: await reader(padded(crop, width, whole), [1, 3, HEIGHT, whole]) };
}

/** The confidence of the weakest letter in each word of a text spelt from glyphs, with spaces inserted or removed. */
function weakest(text: string, glyphs: Glyph[]): number[] {
  const letters = glyphs.filter(({ char }) => char.trim() !== '');
  let at = 0;
  return text.split(' ').map((word) => {
    const own = letters.slice(at, at + word.length);
    at += word.length;
    return Math.min(1, ...own.map(({ certainty }) => certainty));
  });
}

/** Pads three planes to `width` with zeros, as in the reader's training. */
function padded(crop: Float32Array, from: number, width: number): Float32Array {
  if (from === width) return crop;
  const out = new Float32Array(3 * HEIGHT * width);
  for (let row = 0; row < 3 * HEIGHT; row++)
    out.set(crop.subarray(row * from, (row + 1) * from), row * width);
  return out;
}
