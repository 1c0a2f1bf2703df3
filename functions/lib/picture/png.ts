import { constants, crc32, inflateSync } from 'node:zlib';
import { orientationIn, tiffWith } from './orientation.ts';
import { damaged, type Parts } from './parts.ts';

const signatureBytes = 8;
/** The bytes of a chunk's length, name and checksum. */
const aroundContent = 12;

/**
 * The chunks kept behind the header: the pixels, and what changes how they look. Source: PNG specification (third edition), 11.2
 * and 11.3.
 */
const kinds = new Set(
  'PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

interface Chunk {
  name: string;
  whole: Buffer;
  content: Buffer;
}

const chunkAt = (file: Buffer, at: number): Chunk => {
  const whole = file.subarray(at, at + aroundContent + file.readUInt32BE(at));
  const named = whole.subarray(4, -4);
  const name = named.subarray(0, 4).toString('latin1');
  if (!/^[A-Za-z]{4}$/.test(name)) throw damaged();
  return { name, whole, content: named.subarray(4) };
};

const chunksOf = (file: Buffer): Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at = signatureBytes; chunks.at(-1)?.name !== 'IEND'; at += chunks.at(-1)?.whole.length ?? 0)
    chunks.push(chunkAt(file, at));
  return chunks;
};

/** Only the header's checksum matters, as it holds the size: viewers show pixels whose checksum is wrong. */
const isHeader = ({ name, whole, content }: Chunk): boolean =>
  name === 'IHDR' &&
  content.length === 13 &&
  crc32(whole.subarray(4, -4)) === whole.readUInt32BE(whole.length - 4);

/** Samples per pixel by colour type, each of `depth` bits. */
const samples = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/** The first column and row of each of the seven passes, and their steps. Source: 8.1 of the same. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const wholePass = [[0, 0, 1, 1]] as const;

/** The size of the unpacked pixels in bytes: each row has an extra byte for its filter. Throws 400. */
const pixelBytes = ({ content }: Chunk): number => {
  const [width, height] = [content.readUInt32BE(0), content.readUInt32BE(4)];
  const [depth, colour, interlaced] = [content.readUInt8(8), content.readUInt8(9), content.readUInt8(12)];
  const perPixel = samples.get(colour);
  if (!perPixel) throw damaged();
  let bytes = 0;
  for (const [left, top, across, down] of interlaced ? passes : wholePass) {
    const [columns, rows] = [Math.ceil((width - left) / across), Math.ceil((height - top) / down)];
    if (columns > 0 && rows > 0) bytes += rows * (1 + Math.ceil((columns * perPixel * depth) / 8));
  }
  return bytes;
};

/** We unpack no further than this, to limit memory. */
const mostUnpacked = 64 * 1024 * 1024;

/** True if no pixels are missing. A truncated upload may have been closed properly afterwards. */
const hasItsPixels = (header: Chunk, chunks: Chunk[]): boolean => {
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ content }) => content));
  const needed = pixelBytes(header);
  try {
    const options = { maxOutputLength: Math.min(needed, mostUnpacked), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options).length >= needed;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
  }
};

/** Reads a PNG, and drops what follows its end. Throws 400, RangeError. */
export const readPng = (file: Buffer): Parts => {
  const [header, ...chunks] = chunksOf(file);
  if (!header || !isHeader(header) || !hasItsPixels(header, chunks)) throw damaged();
  const tiff = chunks.find(({ name }) => name === 'eXIf')?.content;
  const orientation = tiff ? orientationIn(tiff) : 1;
  const kept = chunks.filter(({ name }) => kinds.has(name)).map(({ whole }) => whole);
  const exif = orientation === 1 ? [] : [chunk('eXIf', tiffWith(orientation))];
  const bytes = Buffer.concat([file.subarray(0, signatureBytes), header.whole, ...exif, ...kept]);
  return { width: header.content.readUInt32BE(0), height: header.content.readUInt32BE(4), bytes };
};
