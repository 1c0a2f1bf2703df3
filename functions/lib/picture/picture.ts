import { Refusal } from '#shared/kernel/refusal.ts';
import { maxPixels } from '#shared/limits.ts';
import { readHeic } from './heic.ts';
import { readJpeg } from './jpeg.ts';
import { damaged, type Parts } from './parts.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** Picture formats, detected by content: names and declared types can lie. */
const text = (bytes: Buffer, from: number, to: number): string => bytes.subarray(from, to).toString('latin1');

const heicBrands = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);

interface Kind {
  type: string;
  is: (file: Buffer) => boolean;
  read: (file: Buffer) => Parts;
}
const kinds: Kind[] = [
  { type: 'image/jpeg', is: (file) => text(file, 0, 3) === '\xff\xd8\xff', read: readJpeg },
  { type: 'image/png', is: (file) => text(file, 0, 8) === '\x89PNG\r\n\x1a\n', read: readPng },
  {
    type: 'image/webp',
    is: (file) => text(file, 0, 4) === 'RIFF' && text(file, 8, 12) === 'WEBP',
    read: readWebp,
  },
  {
    type: 'image/heic',
    is: (file) => text(file, 4, 8) === 'ftyp' && heicBrands.has(text(file, 8, 12)),
    read: readHeic,
  },
];

const partsOf = ({ read }: Kind, file: Buffer): Parts => {
  try {
    return read(file);
  } catch (error) {
    // A read past the end of the file.
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
};

/** A picture that is safe to store. */
export interface Picture {
  type: string;
  /** Pixels. */
  width: number;
  height: number;
  bytes: Uint8Array;
}

/**
 * Detects a picture's media type and strips its location, time and device, leaving the pixels untouched. Throws 415 for anything
 * else, 400 if it is damaged or has more than 100 megapixels, which would exhaust a viewer's memory.
 */
export const pictureOf = (bytes: Uint8Array): Picture => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kinds.find(({ is }) => is(file));
  if (!kind) throw new Refusal('media_type', 'Please select an image file (JPG, PNG, etc.)');
  const { width, height, bytes: kept } = partsOf(kind, file);
  if (width === 0 || height === 0) throw damaged();
  if (width * height > maxPixels)
    throw new Refusal(
      'validation',
      `This picture is over ${maxPixels / 1e6} megapixels. Choose a smaller one.`,
    );
  return { type: kind.type, width, height, bytes: kept };
};
