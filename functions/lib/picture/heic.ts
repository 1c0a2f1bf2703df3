import { type Box, boxesIn } from './boxes.ts';
import { metadataOf, type Stretch, within } from './heic-items.ts';
import { damaged, type Parts } from './parts.ts';

/** The boxes of a still picture; phones add videos and data of their own. */
const kept = new Set(['ftyp', 'meta', 'mdat', 'free', 'skip']);

/** A four-byte header and a TIFF without entries, which Exif readers accept. */
const emptyExif = Buffer.from([0, 0, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]);

/** The sizes of the picture and of its tiles. Source: ISO/IEC 23008-12, 6.5.3. */
const sizesIn = (file: Buffer, meta: Box[]) =>
  meta
    .filter(({ name }) => name === 'iprp')
    .flatMap((box) => within(file, box, 0))
    .filter(({ name }) => name === 'ipco')
    .flatMap((box) => within(file, box, 0))
    .filter(({ name }) => name === 'ispe')
    .map(({ from }) => ({ width: file.readUInt32BE(from + 4), height: file.readUInt32BE(from + 8) }));

/** Offsets count from the start of the file, so nothing may move: we overwrite what goes. */
const blank = (file: Buffer, { from, to }: Stretch): void => {
  file.fill(0, from, to);
  if (to - from >= emptyExif.length) emptyExif.copy(file, from);
};

const freed = (file: Buffer, { at, from, to }: Box): void => {
  file.write('free', at + 4, 'latin1');
  file.fill(0, from, to);
};

/** Reads a HEIC. Its orientation is stored beside the pixels, not in Exif. Throws 400, RangeError. */
export const readHeic = (given: Buffer): Parts => {
  const file = Buffer.from(given);
  const boxes = boxesIn(file, 0, file.length);
  const meta = boxes.find(({ name }) => name === 'meta');
  if (!meta) throw damaged();
  const parts = within(file, meta);
  const sizes = sizesIn(file, parts);
  if (sizes.length === 0) throw damaged();
  for (const stretch of metadataOf(file, parts)) blank(file, stretch);
  for (const box of boxes) if (!kept.has(box.name)) freed(file, box);
  const largest = (side: 'width' | 'height') => Math.max(...sizes.map((size) => size[side]));
  const isNothing = sizes.some(({ width, height }) => width === 0 || height === 0);
  return { width: isNothing ? 0 : largest('width'), height: largest('height'), bytes: file };
};
