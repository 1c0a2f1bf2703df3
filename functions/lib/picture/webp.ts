import { orientationIn, tiffWith } from './orientation.ts';
import { damaged, type Parts } from './parts.ts';

/** The length of `RIFF`, a size and `WEBP`. */
const start = 12;

/** The chunks of a picture; programs add others. Source: Google's WebP container specification. */
const kept = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const pixels = new Set(['VP8 ', 'VP8L', 'ANMF']);
const exifFlag = 0x08;
const xmpFlag = 0x04;

interface Chunk {
  name: string;
  content: Buffer;
}

const chunksOf = (file: Buffer): Chunk[] => {
  const whole = file.readUInt32LE(4) + 8;
  if (whole > file.length) throw damaged();
  const chunks: Chunk[] = [];
  for (let at = start; at + 8 <= whole; ) {
    const length = file.readUInt32LE(at + 4);
    if (at + 8 + length > whole) throw damaged();
    const name = file.subarray(at, at + 4).toString('latin1');
    chunks.push({ name, content: file.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
};

const sizeIn: Record<string, (content: Buffer) => { width: number; height: number }> = {
  VP8X: (content) => ({ width: content.readUIntLE(4, 3) + 1, height: content.readUIntLE(7, 3) + 1 }),
  // 14 bits each; the upper two are the scale.
  'VP8 ': (content) => ({
    width: content.readUInt16LE(6) & 0x3fff,
    height: content.readUInt16LE(8) & 0x3fff,
  }),
  VP8L: (content) => {
    const bits = content.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
};

const written = ({ name, content }: Chunk): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

const withoutFlags = (chunk: Chunk, orientation: number): Chunk => {
  if (chunk.name !== 'VP8X') return chunk;
  const content = Buffer.from(chunk.content);
  const flags = content.readUInt8(0) & ~(exifFlag | xmpFlag);
  content.writeUInt8(orientation === 1 ? flags : flags | exifFlag, 0);
  return { ...chunk, content };
};

const tiffIn = (content: Buffer): Buffer =>
  content.subarray(0, 6).equals(Buffer.from('Exif\0\0', 'latin1')) ? content.subarray(6) : content;

/** Reads a WebP, and drops what follows its end. Throws 400, RangeError. */
export const readWebp = (file: Buffer): Parts => {
  const chunks = chunksOf(file);
  const [first] = chunks;
  const size = first && sizeIn[first.name]?.(first.content);
  if (!size || !chunks.some(({ name }) => pixels.has(name))) throw damaged();
  const exif = chunks.find(({ name }) => name === 'EXIF');
  const orientation = exif && first.name === 'VP8X' ? orientationIn(tiffIn(exif.content)) : 1;
  const all = chunks.filter(({ name }) => kept.has(name)).map((chunk) => withoutFlags(chunk, orientation));
  if (orientation !== 1) all.push({ name: 'EXIF', content: tiffWith(orientation) });
  const bytes = Buffer.concat([file.subarray(0, start), ...all.map(written)]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return { ...size, bytes };
};
