import { crc32 } from 'node:zlib';
import { orientationIn, tiffWith } from './orientation.ts';
import { damaged, type Parts } from './parts.ts';

const signatureBytes = 8;
/** Length, name and checksum. */
const aroundContent = 12;

/**
 * What may be left out begins with a small letter, and of that only this changes how the pixels look. Source: PNG
 * specification (third edition), 5.4 and 11.3.
 */
const looks = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);
const isKept = (name: string): boolean => /^[A-Z]/.test(name) || looks.has(name);

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

/** Of the header alone, where the size stands: programs show pixels whose checksum is wrong. */
const isHeader = ({ name, whole, content }: Chunk): boolean =>
  name === 'IHDR' &&
  content.length === 13 &&
  crc32(whole.subarray(4, -4)) === whole.readUInt32BE(whole.length - 4);

/** A PNG; what lies behind its end goes too. Throws 400, RangeError. */
export const readPng = (file: Buffer): Parts => {
  const [header, ...chunks] = chunksOf(file);
  if (!header || !isHeader(header) || !chunks.some(({ name }) => name === 'IDAT')) throw damaged();
  const tiff = chunks.find(({ name }) => name === 'eXIf')?.content;
  const orientation = tiff ? orientationIn(tiff) : 1;
  const kept = chunks.filter(({ name }) => isKept(name)).map(({ whole }) => whole);
  const exif = orientation === 1 ? [] : [chunk('eXIf', tiffWith(orientation))];
  const bytes = Buffer.concat([file.subarray(0, signatureBytes), header.whole, ...exif, ...kept]);
  return { width: header.content.readUInt32BE(0), height: header.content.readUInt32BE(4), bytes };
};
